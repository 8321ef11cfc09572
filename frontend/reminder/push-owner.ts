import { PUSH_OWNER } from '../lib/signed-in-marker.ts';
import { lastKnownUserId } from '../session/use-current-user.ts';

/** Notes whether the signed-in person has switched the reminder on in this browser. */
export function storePushOwner(isOwner: boolean): void {
  try {
    if (isOwner) localStorage.setItem(PUSH_OWNER, String(lastKnownUserId()));
    else localStorage.removeItem(PUSH_OWNER);
  } catch {
    // Without storage this browser is not registered again after its session has ended.
  }
}

/** Whether the signed-in person has switched the reminder on in this browser. */
export function isPushOwner(): boolean {
  try {
    return localStorage.getItem(PUSH_OWNER) === String(lastKnownUserId());
  } catch {
    return false;
  }
}
