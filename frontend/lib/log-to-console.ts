/** Logs to the browser's console; never pass personal data. */
export function logToConsole(text: string): void {
  // biome-ignore lint/suspicious/noConsole: some failures are prescribed to be logged and not shown.
  console.info(text);
}
