export function randomIndex(length: number, random: () => number = Math.random): number {
  return Math.floor(random() * length);
}
