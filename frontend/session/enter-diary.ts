import { leaveForGood } from '../lib/browser.ts';
import { PATHS } from '../lib/paths.ts';
import { storeUserId } from '../lib/signed-in-marker.ts';
import { storeToast, type Toast } from '../ui/toast-store.ts';

/**
 * Goes to /daily after a sign-in, by a full navigation. Forgets the earlier user first: a slow server must not let that
 * user's unsent text appear.
 */
export function enterDiary(welcome: Toast, go: (path: string) => void = leaveForGood): void {
  storeUserId(null);
  storeToast(welcome);
  go(PATHS.daily);
}
