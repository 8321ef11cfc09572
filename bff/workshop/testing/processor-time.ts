const ROUNDS = 5;

/**
 * The least processor time in milliseconds, of client and server, that five rounds of the work take: neither a busy machine
 * nor a round in which the machine stalls counts as a slow product.
 */
export async function leastCpuMs(work: () => void | Promise<void>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
