/** The fragment of the address that a tapped reminder opens: the caret goes into the question. */
export const ARRIVAL = '#antworten';
