declare global {
  var Temporal: { Now: { timeZoneId(): string } } | undefined;
}

/** The IANA time zone of this browser. */
export function timeZone(): string {
  // On a slow phone the first use of Intl blocks the page for 100 ms.
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
