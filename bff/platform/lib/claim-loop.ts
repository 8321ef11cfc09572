interface ClaimLoopOptions<Row> {
  intervalMs: number;
  /** The number of rows in work at once. */
  lanes: number;
  /** Reads a batch of due rows. */
  findDue: () => Promise<Row[]>;
  /** Claims a row by moving its schedule on, which only one process can do, and does the row's work. */
  work: (row: Row) => Promise<void>;
  /** Is told that rows could not be read or worked on; the loop tries again when it is woken. */
  onFailure: (error: unknown) => void;
  /** Receives the failure of a row, and the loop goes on. Default: `onFailure`. */
  onRowFailure?: (error: unknown) => void;
  /** Whether no row may be claimed now. */
  isPaused?: () => boolean;
}

/** Works off due rows, in any number of instances at once. */
export type ClaimLoop = ReturnType<typeof createClaimLoop>;

/** Creates a loop that, each time it is woken, reads batches of due rows until nothing is left to do or it fails. */
export function createClaimLoop<Row extends object>(options: ClaimLoopOptions<Row>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopping = false;
  const isIdle = () => isStopping || options.isPaused?.() === true;

  /** Returns whether anything was done. */
  const workOffBatch = async () => {
    const due = await options.findDue();
    // In random order, so that instances seldom reach for the same row.
    const take = () => due.splice(Math.floor(Math.random() * due.length), 1)[0];
    let isAnyDone = false;
    const lane = async () => {
      for (let row = take(); row && !isIdle(); row = take()) {
        try {
          await options.work(row);
          isAnyDone = true;
        } catch (error) {
          if (!options.onRowFailure) throw error;
          options.onRowFailure(error);
        }
      }
    };
    // Wait for all lanes even if a lane fails, so that no row is still in work during the next batch or after a stop.
    const ends = await Promise.allSettled(Array.from({ length: options.lanes }, lane));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    return isAnyDone;
  };

  const run = async () => {
    do {
      isWoken = false;
      try {
        if (await workOffBatch()) isWoken = true;
      } catch (error) {
        options.onFailure(error);
      }
    } while (isWoken && !isIdle());
    // In the same turn as the last check of `isWoken`, so that no wake is lost between the two.
    running = undefined;
  };

  /** Works off all due rows; resolves once this process can do no more now, and never rejects. */
  const wake = async () => {
    isWoken = true;
    if (!isIdle()) running ??= run();
    await running;
  };

  return {
    wake,
    /** Wakes the loop now and at every interval. */
    start: () => {
      timer = setInterval(wake, options.intervalMs).unref();
      void wake();
    },
    /** Claims no other row, and waits for the rows in work. */
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
