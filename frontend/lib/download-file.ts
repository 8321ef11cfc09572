export type GeneratedFile = { name: string; text: string; type: string };

let address = '';

export function downloadFile({ name, text, type }: GeneratedFile): void {
  // iOS reads a file only after it has asked the person, so the URL lives until the next download.
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
