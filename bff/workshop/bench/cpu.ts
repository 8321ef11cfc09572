import { readdirSync, readFileSync } from 'node:fs';

const NS_PER_MICROSECOND = 1_000;

/** The CPU time of a thread; undefined if the thread has ended. */
function ranNs(thread: string): number | undefined {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return undefined;
  }
}

/**
 * A clock of the CPU time (user and system) of all threads of a process, including ended threads, in microseconds.
 */
export function cpuClock(pid: number): () => number {
  const folder = `/proc/${pid}/task`;
  const ranNsByThread = new Map<string, number>();
  // Read each thread in nanoseconds, because /proc/<pid>/stat counts in hundredths of a second.
  return () => {
    for (const thread of readdirSync(folder)) {
      const ran = ranNs(`${folder}/${thread}`);
      if (ran !== undefined) ranNsByThread.set(thread, ran);
    }
    return [...ranNsByThread.values()].reduce((sum, ran) => sum + ran, 0) / NS_PER_MICROSECOND;
  };
}
