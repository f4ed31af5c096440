# The table drawn in text (games/tadmor/picture.py).
