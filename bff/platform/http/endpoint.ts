import type { RequestHandler } from 'express';

/** A method, an Express path, and what answers them behind the gates. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  handler: RequestHandler;
}
