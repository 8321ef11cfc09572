/** Name and flags of a cookie for the server alone; on https the browser itself refuses any weaker one of that name. */
export function hostCookie(name: string, maxAgeMs: number, appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeMs } as const,
  };
}
