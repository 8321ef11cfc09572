/** A file that a page has made. */
export type MadeFile = { name: string; text: string; type: string };

let address = '';

/** Downloads a file. */
export function downloadFile({ name, text, type }: MadeFile): void {
  // iOS reads a file only after it has asked the person, so the address lives until the next file.
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
