/** A file that was chosen and waits for the room where it is looked at. */

class Chosen {
  file = $state.raw<File | null>(null);
}

export const chosen = new Chosen();

/** Let the reader choose a file; it waits in `chosen`. */
export function pickFile(then: (file: File) => void = () => undefined): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".toml,application/toml,text/plain";
  input.onchange = () => {
    const file = input.files?.[0];
    if (file === undefined) return;
    chosen.file = file;
    then(file);
  };
  input.click();
}
