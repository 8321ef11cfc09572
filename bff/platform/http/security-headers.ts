import type { RequestHandler } from 'express';

/** Trusted Types policies: of the pages for their two workers, and of the explorer. */
const PAGES_TRUST = 'trusted-types worker import';
const EXPLORER_TRUSTS = 'trusted-types default';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  PAGES_TRUST,
];

const PERMISSIONS_POLICY = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
  'interest-cohort=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

const HSTS_MAX_AGE_SECONDS = 31_536_000;

/**
 * Sets the security headers, and HSTS only for an https origin. URLs below a secret path contain a token or code, so
 * they are neither sent as referrer nor indexed.
 */
export function securityHeaders(appOrigin: string, secretPaths: readonly string[]): RequestHandler {
  const isHttps = appOrigin.startsWith('https:');
  const policy = isHttps
    ? [...CONTENT_SECURITY_POLICY, 'upgrade-insecure-requests']
    : CONTENT_SECURITY_POLICY;
  const headers = new Map([
    ['Content-Security-Policy', policy.join('; ')],
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['X-XSS-Protection', '0'],
  ]);
  if (isHttps) headers.set('Strict-Transport-Security', `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`);
  return (req, res, next) => {
    res.setHeaders(headers);
    const path = req.path.slice(1).toLowerCase();
    if (secretPaths.some((secret) => path.startsWith(secret))) {
      res.setHeader('Referrer-Policy', 'no-referrer').setHeader('X-Robots-Tag', 'noindex');
    }
    next();
  };
}

/** Allows the explorer inline fonts and its own Trusted Types policy. */
export const explorerPolicy: RequestHandler = (_req, res, next) => {
  const policy = String(res.getHeader('Content-Security-Policy'))
    .replace("font-src 'self'", "font-src 'self' data:")
    .replace(PAGES_TRUST, EXPLORER_TRUSTS);
  res.setHeader('Content-Security-Policy', policy);
  next();
};

/** Forbids caching and indexing of a response, which may contain a person's text. */
export const privateResponse: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  next();
};
