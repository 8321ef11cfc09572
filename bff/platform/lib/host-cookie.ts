/** Name and flags of an HTTP-only cookie. On https the name's prefix makes browsers refuse a weaker cookie. */
export function hostCookie(name: string, maxAgeMs: number, appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeMs } as const,
  };
}
