/** Logs to the browser's console; nothing personal. */
export function noteInConsole(text: string): void {
  // biome-ignore lint/suspicious/noConsole: some failures are prescribed to be logged and not shown.
  console.info(text);
}
