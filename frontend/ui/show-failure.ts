import { toFailure } from '../lib/failure.ts';
import { failed, showToast } from './toast-store.ts';

/** Shows in a toast why a request has failed. */
export function showFailure(title: string, error: unknown): void {
  showToast(failed(title, toFailure(error).message));
}
