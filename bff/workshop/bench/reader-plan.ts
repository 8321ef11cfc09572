/** Connections that ask and read slowly, or not at all, for a time. */
export interface ReaderPlan {
  port: number;
  /** Whole HTTP requests, as they go over the wire. */
  requests: string[];
  connections: number;
  /** How fast each reader reads; 0 reads nothing, null reads everything. */
  bytesPerSecond: number | null;
  durationMs: number;
}

/** The result of a plan: the number of requests, and the received bytes. */
export interface ReaderResult {
  asked: number;
  bytes: number;
}
