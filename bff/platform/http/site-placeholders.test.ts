import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import type { Operator } from '../env/operator.rules.ts';
import { site } from './site.ts';

const PAGE = [
  '<html data-offers="what-is-offered"><title>app</title>',
  '<p data-needs="mail">Wir schreiben Dir.</p>',
  '<p data-needs="no-mail" class="x">Wir schreiben\nnie.</p>',
  '<section data-needs="passkeys"><p>Passkeys.</p></section>',
  '<p>Immer.</p></html>',
].join('');

const WORKER = '{url:"/daily",revision:"abc-settings-of-this-instance"}';

const IMPRINT = [
  '<html data-offers="what-is-offered" data-OPERATOR_NAME="{OPERATOR_NAME}" data-OPERATOR_PHONE="{OPERATOR_PHONE}">',
  '<title>app</title><span data-needs="OPERATOR_NAME">{OPERATOR_NAME}</span>',
  '<mark data-needs="no-OPERATOR_NAME" class="x">[Name]</mark>',
  '<div data-needs="OPERATOR_PHONE"><dt>Telefon</dt><dd>{OPERATOR_PHONE}</dd></div>',
  '<p>Immer.</p></html>',
].join('');

type Placeholders = [offers: Record<string, boolean>, operator?: Operator];

/** Returns the response of a site with these pages at a path. */
async function replyOf(
  path: string,
  pages: Record<string, string>,
  ...[offers, operator]: Placeholders
): Promise<[text: string, status: number]> {
  const webDir = mkdtempSync(join(tmpdir(), 'aufwind-site-'));
  const files = { '404.html': '', ...pages, 'sitemap.xml': '', 'robots.txt': '', 'sw.js': WORKER };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webDir, name), text);
  const server = createServer(express().use(site(webDir, 'http://localhost:3000', offers, operator)));
  try {
    const reply = await fetch(`http://127.0.0.1:${await startListening(server)}${path}`);
    return [await reply.text(), reply.status];
  } finally {
    await stopListening(server);
    rmSync(webDir, { recursive: true });
  }
}

/** Returns the text of a site with this page at a path. */
async function answered(path: string, page: string, ...placeholders: Placeholders): Promise<string> {
  const [text] = await replyOf(path, { '404.html': page, 'faq.html': page }, ...placeholders);
  return text;
}

const served = (page: string, ...placeholders: Placeholders) => answered('/faq', page, ...placeholders);

it('a compressed file has no URL of its own, so that its placeholders are never sent', async () => {
  const pages = { '404.html': 'nichts', 'sw.js.br': 'settings-of-this-instance', 'favicon.svg.br': 'x' };
  for (const path of ['/sw.js.br', '/favicon.svg.br', '/sw.js.br?x', '/sw.js%2Ebr'])
    expect(await replyOf(path, pages, {})).toEqual(['nichts', 404]);
});

describe('a page made at build time', () => {
  it('contains nothing of features that are not offered', async () => {
    const text = await served(PAGE, { mail: false, passkeys: false });
    expect(text).toBe(
      '<html data-offers=""><title>app</title><p data-needs="no-mail" class="x">Wir schreiben\nnie.</p><p>Immer.</p></html>',
    );
  });

  it('contains all offered features, and tells its script', async () => {
    const text = await served(PAGE, { mail: true, passkeys: true });
    expect(text).toContain('<html data-offers="mail passkeys">');
    expect(text).toContain('Wir schreiben Dir.');
    expect(text).toContain('Passkeys.');
    expect(text).not.toContain('nie.');
  });
});

describe('a page with operator settings', () => {
  it('shows the settings in its text and to its script, and marks none as missing', async () => {
    const text = await served(IMPRINT, {}, { OPERATOR_NAME: 'Anna Muster', OPERATOR_PHONE: '030 123' });
    expect(text).toBe(
      [
        '<html data-offers="OPERATOR_NAME OPERATOR_PHONE" data-OPERATOR_NAME="Anna Muster" data-OPERATOR_PHONE="030 123">',
        '<title>app</title><span data-needs="OPERATOR_NAME">Anna Muster</span>',
        '<div data-needs="OPERATOR_PHONE"><dt>Telefon</dt><dd>030 123</dd></div>',
        '<p>Immer.</p></html>',
      ].join(''),
    );
  });

  it('marks a missing required setting, and omits a missing optional setting', async () => {
    expect(await served(IMPRINT, {})).toBe(
      [
        '<html data-offers="" data-OPERATOR_NAME="" data-OPERATOR_PHONE="">',
        '<title>app</title><mark data-needs="no-OPERATOR_NAME" class="x">[Name]</mark>',
        '<p>Immer.</p></html>',
      ].join(''),
    );
  });

  it.each([
    [`<script>"x"</script> & 'Söhne'`, '&lt;script&gt;&quot;x&quot;&lt;/script&gt; &amp; &#39;Söhne&#39;'],
    ['<p data-needs="mail">Post</p>', '&lt;p data-needs=&quot;mail&quot;&gt;Post&lt;/p&gt;'],
    ["$& $1 $$ $' $`", '$&amp; $1 $$ $&#39; $`'],
    ['{OPERATOR_PHONE}', '{OPERATOR_PHONE}'],
    ['what-is-offered https://aufwind.invalid', 'what-is-offered https://aufwind.invalid'],
  ])('shows a setting exactly as written → %s', async (name, shown) => {
    const text = await served(IMPRINT, {}, { OPERATOR_NAME: name, OPERATOR_PHONE: '030 123' });
    expect(text).toContain(`<html data-offers="OPERATOR_NAME OPERATOR_PHONE" data-OPERATOR_NAME="${shown}" `);
    expect(text).toContain(`<span data-needs="OPERATOR_NAME">${shown}</span>`);
  });
});

describe('a conditional page', () => {
  const TERMS =
    '<html data-offers="what-is-offered"><title>app</title><div id="root" data-page="/faq" data-page-needs="terms">Es gilt.</div></html>';
  const NOWHERE = TERMS.replace('Es gilt.', 'Nicht gefunden.').replace(' data-page-needs="terms"', '');

  it('exists if the instance meets its condition, and is otherwise not found', async () => {
    expect(await answered('/faq', TERMS, { terms: true })).toContain('Es gilt.');
    const [text, status] = await replyOf(
      '/faq',
      { 'faq.html': TERMS, '404.html': NOWHERE },
      { terms: false },
    );
    expect([text.includes('Nicht gefunden.'), text.includes('Es gilt.'), status]).toEqual([true, false, 404]);
  });
});

describe("the service worker's pages", () => {
  it('are fetched again only when a setting in them changes', async () => {
    const revision = (...placeholders: Placeholders) => answered('/sw.js', PAGE, ...placeholders);
    const first = await revision({ mail: true }, { OPERATOR_NAME: 'Anna Muster' });
    expect(first).toMatch(/revision:"abc-[0-9a-f]{16}"/);
    expect(await revision({ mail: true }, { OPERATOR_NAME: 'Anna Muster' })).toBe(first);
    expect(await revision({ mail: false }, { OPERATOR_NAME: 'Anna Muster' })).not.toBe(first);
    expect(await revision({ mail: true }, { OPERATOR_NAME: 'Berta Muster' })).not.toBe(first);
  });
});
