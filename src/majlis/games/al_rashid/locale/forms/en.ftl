form-crises = Crisis tiles
title-crises = Crisis tiles
field-tiles_per_entry = Mercenary tiles for each territory named
