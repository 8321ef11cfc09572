import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRATION_CLOSED } from '../../account/account.sentences.rules.ts';
import { builtSite, ENTRY, WEB_DIR } from '../../workshop/testing/built-site.ts';

const { address, chunks, transferred } = builtSite();

describe('a page with conditional blocks', () => {
  it.each(['/faq', '/datenschutz', '/impressum', '/passwort-vergessen', '/auth?neu'])(
    'is complete on %s after the server has removed blocks',
    async (path) => {
      const { text } = await transferred(path);
      expect(text).toMatch(/data-needs="no-/);
      expect(text).not.toMatch(/data-needs="(?!no-|(?:apple|google|passwords|terms)")|\{OPERATOR_/);
      for (const element of ['section', 'div', 'ul', 'li', 'p', 'dl', 'details', 'span', 'mark']) {
        const [opened, closed] = [`<${element}[ >]`, `</${element}>`].map(
          (tag) => text.match(new RegExp(tag, 'g'))?.length,
        );
        expect([element, opened]).toEqual([element, closed]);
      }
    },
  );
});

describe('a page of an instance without registration and without mails for messages', () => {
  it.each([
    ['/auth?neu', 'auth.neu.html', '<input', REGISTRATION_CLOSED],
    ['/auth', 'auth.html', 'willigst Du damit', 'Passwort vergessen?'],
    ['/', 'index.html', 'E-Mail und Passwort genügen', 'Jetzt starten'],
    ['/contact', 'contact.html', 'Jede Nachricht', 'Wir bemühen uns, innerhalb von 24 Stunden'],
    ['/impressum', 'impressum.html', 'Am schnellsten erreichst Du uns', 'Du erreichst uns auch'],
  ])('%s promises none of them', async (path, file, promise, stays) => {
    const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
    const built = plain(readFileSync(join(WEB_DIR, file), 'utf8'));
    const shown = plain((await transferred(path)).text);
    expect([built, shown].map((text) => [text.includes(promise), text.includes(stays)])).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('a built file', () => {
  const asset = () => `/${chunks()[ENTRY]?.file}`;

  it('is compressed and immutable for clients that accept Brotli, and plain for others', async () => {
    const { reply, text } = await transferred(asset());
    const plain = await fetch(address(asset()), { headers: { 'Accept-Encoding': 'identity' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(text).toBe(await plain.text());
    for (const { headers } of [reply, plain]) {
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    expect(reply.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('is not sent again to clients that have it', async () => {
    // Without a cache header, `fetch` itself would ask for a fresh copy.
    const headers = { 'Accept-Encoding': 'br', 'Cache-Control': 'max-age=0' };
    const etag = (await fetch(address(asset()), { headers })).headers.get('etag') ?? '';
    const again = await fetch(address(asset()), { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('the pictures of the product', () => {
  it('are named by every page', async () => {
    const head = (await transferred('/')).text;
    const linked = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)];
    expect(linked.map(([, href]) => href)).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
    expect(head).toContain('<meta property="og:image" content="http://localhost:3000/social.jpg"');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  it.each([
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/icons/icon-192.png', /^image\/png$/],
    ['/icons/icon-512.png', /^image\/png$/],
    ['/icons/maskable-512.png', /^image\/png$/],
    ['/social.jpg', /^image\/jpeg$/],
  ])('%s has its type and is cached for an hour', async (path, type) => {
    const { status, headers } = await fetch(address(path));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    expect(headers.get('content-type')).toMatch(type);
  });
});
