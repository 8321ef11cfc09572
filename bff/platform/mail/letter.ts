import type { Operator } from '../env/operator.rules.ts';
import { BRAND } from '../lib/brand.rules.ts';
import { type Html, html } from '../lib/html.ts';

/** One mail, in plain German. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing?: string[];
  /** URL for one-click unsubscribe (RFC 8058), also shown below the letter. */
  unsubscribeUrl?: string;
}

/** Who sends a letter: the instance, and its operator as far as the settings name one. */
export interface LetterSender {
  appOrigin: string;
  operator?: Operator | undefined;
}

/** A rendered letter: the same words as plain text and as HTML. */
export type RenderedLetter = ReturnType<typeof renderLetter>;

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const PAGE = `margin:0;padding:24px 16px;background:#faf5ec;color:#1d2b26;font:17px/1.6 ${SANS}`;
const CARD =
  'max-width:560px;margin:0 auto;padding:28px;background:#fffdf8;border:1px solid #e6dccb;border-radius:24px';
const HEADING = `margin:0 0 20px;font:500 26px/1.2 ${SERIF}`;
const BUTTON =
  'display:inline-block;padding:13px 26px;border-radius:999px;background:#1f5d4d;color:#ffffff;text-decoration:none;font-weight:600';
const ADDRESS = 'margin:0 0 16px;font-size:14px;color:#55635d;overflow-wrap:anywhere';
const FOOTER = 'max-width:560px;margin:16px auto 0;padding:0 28px;font-size:14px;color:#55635d';

const UNSUBSCRIBE = 'Abbestellen, ohne Dich anzumelden';

/** Colours for mail programs in dark mode; the classes stand beside the styles for all other programs. */
const DARK = html`<style>
@media (prefers-color-scheme: dark) {
  .page { background: #121917 !important; color: #ede7db !important }
  .card { background: #1a2320 !important; border-color: #2b3733 !important }
  .quiet { color: #aeb9b1 !important }
  .button { background: #93d3bd !important; color: #0c1814 !important }
}
</style>
`;

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${text}</p>\n`;
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<p style="margin:24px 0"><a class="button" href="${url}" style="${BUTTON}">${label}</a></p>
<p class="quiet" style="${ADDRESS}">Oder kopiere diese Adresse in Deinen Browser: ${url}</p>
`;
}

/** Returns what a business letter has to state: the operator, as far as the settings name one, and the imprint. */
function imprintOf({ appOrigin, operator = {} }: LetterSender): string {
  const { OPERATOR_NAME, OPERATOR_STREET, OPERATOR_CITY, OPERATOR_REPRESENTATIVE: person } = operator;
  const represented = person && `vertreten durch ${person}`;
  const facts = [OPERATOR_NAME, OPERATOR_STREET, OPERATOR_CITY, represented, operator.OPERATOR_REGISTER];
  return [facts.filter(Boolean).join(', '), `${appOrigin}/impressum`].filter(Boolean).join(' · ');
}

/** Renders a letter as text and as HTML without remote content. */
export function renderLetter(
  { subject, paragraphs, link, closing = [], unsubscribeUrl }: Letter,
  sender: LetterSender,
) {
  const { host } = new URL(sender.appOrigin);
  const imprint = imprintOf(sender);
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...closing,
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
    `-- \n${BRAND} · ${host}\n${imprint}`,
  ].join('\n\n');
  const { markup } = html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${DARK}</head>
<body class="page" style="${PAGE}">
<div class="card" style="${CARD}">
<h1 style="${HEADING}">${subject}</h1>
${paragraphs.map(paragraph)}${link ? button(link) : ''}${closing.map(paragraph)}</div>
<p class="quiet" style="${FOOTER}">${BRAND} · ${host}<br>${imprint}</p>
${unsubscribeUrl ? html`<p style="${FOOTER}"><a class="quiet" href="${unsubscribeUrl}" style="color:#55635d">${UNSUBSCRIBE}</a></p>\n` : ''}</body>
</html>`;
  return { subject, text, html: markup, unsubscribeUrl };
}
