import { AppError, UNEXPECTED_MESSAGE } from './errors.ts';
import type { Logger } from './logger.ts';

/** Masks an error: an expected one passes, any other is logged and loses its details. */
export function maskError(error: unknown, logger: Logger): AppError {
  if (error instanceof AppError) return error;
  logger.error({ err: error }, 'unexpected fault');
  return new AppError('INTERNAL_SERVER_ERROR', UNEXPECTED_MESSAGE);
}
