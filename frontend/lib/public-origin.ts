/** Stands for the public origin in HTML made at build time; the server writes the real one in its place. */
export const ORIGIN_MARKER = 'https://aufwind.invalid';

/** The public origin: the one that the server has written into the page, or the address this page came from. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_MARKER;
  return document.documentElement.dataset.origin ?? location.origin;
}
