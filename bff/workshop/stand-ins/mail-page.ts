import { createServer } from 'node:http';
import express from 'express';
import { type Html, html } from '../../platform/lib/html.ts';
import { startListening, stopListening } from '../testing/listening.ts';
import { type ArrivedMail, createMailbox } from '../testing/mailbox.ts';

const MOST_SHOWN = 50;

/** Renders a text with its URLs as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function article({ recipients, subject = '', date = '', text = '', html: body = '' }: ArrivedMail): Html {
  return html`<article>
<h2>${subject}</h2>
<p>An ${recipients.join(', ')} · ${date}</p>
<pre>${linked(text)}</pre>
<details><summary>Als HTML</summary><iframe sandbox srcdoc="${body}"></iframe></details>
</article>
`;
}

/** A mail server for development, with a page on which all that has arrived can be read. */
export async function startMailPage(smtpPort: number, pagePort: number) {
  const mailbox = await createMailbox({ isPlain: true, port: smtpPort });
  const app = express();
  app.get('/', (_req, res) => {
    const mails = mailbox.arrived.slice(-MOST_SHOWN).reverse();
    const { markup } = html`<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Postfach (Nachbau)</title>
<style>body{max-width:44rem;margin:2rem auto;font:1rem/1.5 system-ui}pre{white-space:pre-wrap}iframe{width:100%;height:30rem}</style>
<h1>Postfach (Nachbau für die Entwicklung)</h1>
${mails.length === 0 ? html`<p>Noch ist nichts angekommen.</p>` : mails.map(article)}`;
    res.type('html').send(markup);
  });
  const server = createServer(app);
  const port = await startListening(server, pagePort);
  return {
    origin: `http://localhost:${port}`,
    smtpUrl: `smtp://127.0.0.1:${mailbox.settings.port}`,
    from: 'Aufwind <hallo@localhost>',
    async close() {
      await stopListening(server);
      await mailbox.close();
    },
  };
}
