/** Why the browser has refused a passkey: null if the person cancelled, undefined if the browser did not refuse. */
export function browserRefusal(error: unknown): string | null | undefined {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError')
    return 'Auf diesem Gerät gibt es schon einen Passkey für Dein Konto.';
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
    ? null
    : 'Dieser Browser konnte den Passkey nicht verwenden. Melde Dich anders an oder nimm einen anderen Browser.';
}
