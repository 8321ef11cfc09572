/** Loads the current page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves for another page of the app by a full navigation, so that nothing stays in memory (SPEC §4). */
export function navigateFully(path: string): void {
  window.location.assign(path);
}

/** Hands a text to the person as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
