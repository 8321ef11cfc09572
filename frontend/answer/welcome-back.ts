/** Welcomes somebody who has not written for a while: with what is there, and no word about days without an answer. */
export function welcomeBack(count: number): string {
  const moments =
    count === 1 ? 'Ein guter Moment ist' : `${count.toLocaleString('de-DE')}\u00a0gute Momente sind`;
  return `Schön, dass Du wieder da bist. ${moments} noch da.`;
}
