"""`python -m majlis` is the command line."""

from majlis.cli import main

if __name__ == "__main__":
    main(prog_name="majlis")
