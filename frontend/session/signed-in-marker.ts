const MARKER = 'aufwind:user';

/** Notes who is signed in here, by a number that says nothing else, or that nobody is. */
export function markUser(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(MARKER);
    else localStorage.setItem(MARKER, userId);
  } catch {
    // Without storage there is no start without a network; nothing else depends on it.
  }
}

/** Who was signed in here when the server was last asked, or null. */
export function markedUser(): string | null {
  try {
    return localStorage.getItem(MARKER);
  } catch {
    return null;
  }
}
