const MARKER = 'aufwind:user';

/** Names the person who has switched the reminder on in this browser (`reminder/push.ts`). */
export const PUSH_OWNER = 'aufwind:push';

/**
 * Stores the id of the signed-in user in this browser, or removes all that this browser keeps for a user, except for whom
 * its reminder is: only the log-out ends a reminder.
 */
export function storeUserId(userId: string | null): void {
  try {
    if (userId !== null) localStorage.setItem(MARKER, userId);
    else for (const name of Object.keys(localStorage)) if (name !== PUSH_OWNER) localStorage.removeItem(name);
  } catch {
    // Without storage only the offline start is missing.
  }
}

/** The id of the user in the server's last reply, or null. */
export function storedUserId(): string | null {
  try {
    return localStorage.getItem(MARKER);
  } catch {
    return null;
  }
}
