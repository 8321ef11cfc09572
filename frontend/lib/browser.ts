/** Loads the current page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves for another page of the app by a full navigation, so that nothing stays in memory. */
export function navigateFully(path: string): void {
  window.location.assign(path);
}

/** As `navigateFully`, but the current page is not one to come back to. */
export function replaceFully(path: string): void {
  window.location.replace(path);
}

/** Takes the query out of the address, which then no longer shows it, nor does the history. */
export function takeQuery(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  nameThisPageToOurServer();
  return query;
}

/** Lifts the return pages' `no-referrer`: an old browser shows by its referrer alone that a sign-in begins here. */
function nameThisPageToOurServer(): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'same-origin';
  document.head.append(policy);
}

/** Closes this window, if a page of ours has opened it. */
export function closeWindow(): void {
  window.close();
}
