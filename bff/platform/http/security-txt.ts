import { Router } from 'express';
import { type Clock, DAY_MS } from '../lib/clock.ts';

const LIFETIME_MS = 180 * DAY_MS;

/**
 * Serves `/.well-known/security.txt` (RFC 9116) with a moving expiry date. Without the operator's e-mail address, the
 * contact is the page for messages.
 */
export function securityTxt(appOrigin: string, clock: Clock, mailbox: string | undefined): Router {
  const contact = mailbox
    ? `mailto:${encodeURIComponent(mailbox).replace('%40', '@')}`
    : `${appOrigin}/contact`;
  return Router().get('/.well-known/security.txt', (_req, res) => {
    const midnight = Math.floor((clock().getTime() + LIFETIME_MS) / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(midnight).toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${appOrigin}/.well-known/security.txt`,
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
}
