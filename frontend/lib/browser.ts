/** Loads the current page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves for another page of the app by a full navigation, so that nothing stays in memory (SPEC §4). */
export function navigateFully(path: string): void {
  window.location.assign(path);
}
