/** Notes something in the browser's console, for whoever looks for it there; never anything personal. */
export function noteInConsole(text: string): void {
  // biome-ignore lint/suspicious/noConsole: SPEC §8 wants some failures logged and not shown.
  console.info(text);
}
