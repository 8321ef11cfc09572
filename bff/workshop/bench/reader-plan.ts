/** Connections that ask and read slowly, or not at all, for a time. */
export interface ReaderPlan {
  port: number;
  /** Whole HTTP requests, as they go over the wire. */
  requests: string[];
  connections: number;
  /** How fast each one reads; 0 never reads, null reads all that comes. */
  bytesPerSecond: number | null;
  durationMs: number;
}

/** What came of a plan: how often was asked, and the bytes that came. */
export interface ReaderResult {
  asked: number;
  bytes: number;
}
