const MARKER = 'aufwind:user';

/** Stores the id of the signed-in user in this browser, or removes all that this browser keeps for a user. */
export function storeUserId(userId: string | null): void {
  try {
    if (userId === null) localStorage.clear();
    else localStorage.setItem(MARKER, userId);
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
