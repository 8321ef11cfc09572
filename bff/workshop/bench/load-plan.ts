/** The requests of the load driver, sent in turn until the given number has a response. */
export interface LoadPlan {
  port: number;
  connections: number;
  /** Whole HTTP requests, as they go over the wire. */
  requests: string[];
  total: number;
}

/** The result of a plan. */
export interface LoadResult {
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  /** Bytes of the answers, heads included. */
  bytes: number;
}
