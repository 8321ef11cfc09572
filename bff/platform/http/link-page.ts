import { type RequestHandler, Router } from 'express';
import { type Html, html, htmlPage } from '../lib/html.ts';
import { privateResponse } from './security-headers.ts';

/** A page of the server behind a link in a mail; its button does what the link is for, without a sign-in. */
export interface LinkPage {
  /** The path of the page; a token follows. */
  path: string;
  title: string;
  button: string;
  /** The title after the press. */
  done: string;
  next: { label: string; href: string };
}

/** The query by which the page's button asks for a page as the reply. */
const FROM_PAGE = 'seite';

function render(title: string, content: Html): string {
  const main = html`<main>
<h1>${title}</h1>
${content}
</main>`;
  return htmlPage('de', title, main);
}

/**
 * Serves a page of a mail. A POST without cookies from any origin does its work, authorised by the single-purpose token
 * in the path, also as the one-click unsubscribe of mail programs (RFC 8058). Opening the URL shows a button, because
 * mail scanners open every URL. `use` resolves to false for a forged or expired token.
 */
export function linkPage(
  { path, title, button, done, next }: LinkPage,
  gate: RequestHandler,
  use: (token: string) => Promise<boolean>,
): Router {
  const router = Router();
  router.post(`${path}/:token`, privateResponse, gate, async (req, res) => {
    const isDone = await use(String(req.params.token));
    const link = html`<p><a href="${next.href}">${next.label}</a></p>`;
    if (req.query[FROM_PAGE] === undefined) res.status(204).end();
    else res.send(render(isDone ? done : 'Link abgelaufen', link));
  });
  router.get(`${path}/:token`, privateResponse, (_req, res) => {
    const form = html`<form method="post" action="?${FROM_PAGE}"><button>${button}</button></form>`;
    res.send(render(title, form));
  });
  return router;
}
