/** A random index of a list with so many items; the source of randomness can be replaced. */
export function randomIndex(length: number, random: () => number = Math.random): number {
  return Math.floor(random() * length);
}
