form-crises = Krisenplättchen
title-crises = Krisenplättchen
field-tiles_per_entry = Söldner-Plättchen für jedes genannte Territorium
