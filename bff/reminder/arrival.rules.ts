/** The URL fragment that a tapped reminder opens; the page then focuses the answer field. */
export const ARRIVAL = '#antworten';
