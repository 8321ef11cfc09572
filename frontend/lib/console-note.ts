/** Notes something in the browser's console, for whoever looks for it there; never anything personal. */
export function noteInConsole(text: string): void {
  // biome-ignore lint/suspicious/noConsole: some failures are prescribed to be logged and not shown.
  console.info(text);
}
