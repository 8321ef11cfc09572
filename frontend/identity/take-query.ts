/** Reads the query and removes it from the URL and the history. */
export function takeQuery(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  // Without the `no-referrer` of the return pages: old browsers prove the origin of a sign-in by the referrer alone.
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'same-origin';
  document.head.append(policy);
  return query;
}
