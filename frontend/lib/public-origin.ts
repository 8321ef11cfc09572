/** Placeholder for the public origin in prerendered HTML; the server replaces it. */
export const ORIGIN_MARKER = 'https://aufwind.invalid';

/** The public origin that the server has written into the page, or this page's own. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_MARKER;
  return document.documentElement.dataset.origin ?? location.origin;
}
