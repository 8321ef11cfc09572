import { type RequestHandler, Router } from 'express';
import { BRAND } from '../lib/brand.rules.ts';
import { type Html, html } from '../lib/html.ts';
import { privateResponse } from './security-headers.ts';

/** The German words of the page that a browser shows for the URL. */
export interface UnsubscribeWords {
  title: string;
  button: string;
  /** The title after the press. */
  done: string;
}

/** The query by which the page's button asks for a page as the reply. */
const FROM_PAGE = 'seite';

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} | ${BRAND}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup;
}

/**
 * One-click unsubscribe from a mail program (RFC 8058): a POST without cookies from any origin, authorised by a
 * single-purpose token in the path. Opening the URL in a browser shows a page with a button instead, because mail
 * scanners open every URL.
 */
export function unsubscribe(
  path: string,
  { title, button, done }: UnsubscribeWords,
  profile: string,
  gate: RequestHandler,
  end: (token: string) => Promise<void>,
): Router {
  const router = Router();
  router.post(`${path}/:token`, privateResponse, gate, async (req, res) => {
    await end(String(req.params.token));
    if (req.query[FROM_PAGE] === undefined) res.status(204).end();
    else res.send(page(done, html`<p><a href="${profile}">Zum Profil</a></p>`));
  });
  router.get(`${path}/:token`, privateResponse, (_req, res) => {
    const form = html`<form method="post" action="?${FROM_PAGE}"><button>${button}</button></form>`;
    res.send(page(title, form));
  });
  return router;
}
