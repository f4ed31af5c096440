form-crises = Жетоны кризисов
title-crises = Жетоны кризисов
field-tiles_per_entry = Жетонов наёмников на каждую названную территорию
