interface ClaimLoopOptions<Row> {
  intervalMs: number;
  /** Number of rows processed in parallel. */
  lanes: number;
  findDue: () => Promise<Row[]>;
  /** Claims a row by moving its due time, which only one process can do, and processes the row. */
  work: (row: Row) => Promise<void>;
  /** Called when rows could not be read or processed; the loop retries at the next wake. */
  onFailure: (error: unknown) => void;
  /** Called for the failure of one row, after which the loop continues. Default: `onFailure`. */
  onRowFailure?: (error: unknown) => void;
  isPaused?: () => boolean;
}

/** Creates a loop that, at each wake, processes batches of due rows until no row is left or an error occurs. */
export function createClaimLoop<Row extends object>(options: ClaimLoopOptions<Row>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopping = false;
  const isIdle = () => isStopping || options.isPaused?.() === true;

  /** Returns whether any row was processed. */
  const workOffBatch = async () => {
    const due = await options.findDue();
    // In random order, so that instances rarely claim the same row.
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
    // In the same tick as the last check of `isWoken`, so that no wake is lost in between.
    running = undefined;
  };

  /** Processes all due rows; resolves when this process has nothing left to do, and never rejects. */
  const wake = async () => {
    isWoken = true;
    if (!isIdle()) running ??= run();
    await running;
  };

  return {
    wake,
    start: () => {
      timer = setInterval(wake, options.intervalMs).unref();
      void wake();
    },
    /** Stops claiming rows, and waits for the rows in work. */
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
