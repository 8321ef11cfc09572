/** A file that a page has made. */
export type MadeFile = { name: string; text: string; type: string };

/** Downloads a file. */
export function downloadFile({ name, text, type }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
