/** Returns name and flags of an HTTP-only cookie; on https, the `__Host-` prefix makes browsers enforce the flags. */
export function hostCookie(name: string, maxAgeMs: number, appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeMs } as const,
  };
}
