import { AppError, UNEXPECTED_MESSAGE } from './errors.ts';
import type { Logger } from './logger.ts';

/** What a client may see of an error: an expected one as it is, anything else logged and without detail. */
export function maskError(error: unknown, logger: Logger): AppError {
  if (error instanceof AppError) return error;
  logger.error({ err: error }, 'unexpected fault');
  return new AppError('INTERNAL_SERVER_ERROR', UNEXPECTED_MESSAGE);
}
