import type { Person } from './fake-people.ts';

const MOST_HOPS = 10;

/** How a stand-in sends the browser back: by a redirect or by a posted form. */
export interface WayBack {
  url: URL;
  form: Record<string, string> | undefined;
}

function attribute(tag: string, name: string): string {
  const raw = new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };
  return raw.replace(/&([a-z#0-9]+);/g, (whole, entity) => entities[entity] ?? whole);
}

function formIn(html: string): WayBack {
  const form: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    form[attribute(tag, 'name')] = attribute(tag, 'value');
  }
  return { url: new URL(attribute(html, 'action')), form };
}

/** Acts at a stand-in like a person with another browser; `null` refuses. */
export async function visitProvider(authorizeUrl: string, person: Person | null): Promise<WayBack> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(authorizeUrl);
  let url = new URL(authorizeUrl);
  let body: URLSearchParams | undefined;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
      ...(body && { body }),
    });
    body = undefined;
    for (const header of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    const html = await reply.text();
    if (location) {
      url = new URL(location, url);
      if (url.origin !== origin) return { url, form: undefined };
    } else if (url.pathname.startsWith('/interaction/')) {
      const fields = person ? { ...person, action: 'allow' } : { action: 'deny' };
      const told = Object.entries(fields).filter(([, value]) => value !== undefined);
      body = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
    } else if (html.includes('<form')) {
      return formIn(html);
    } else {
      throw new Error(`The stand-in answered ${reply.status}: ${html.slice(0, 300)}`);
    }
  }
  throw new Error('The stand-in sends the browser in circles.');
}
