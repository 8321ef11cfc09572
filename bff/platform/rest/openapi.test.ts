import { Validator } from '@seriousme/openapi-schema-validator';
import { apiGuide } from '../../api-guide/api-guide.ts';
import { routes } from '../../schema.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { docsPage } from './docs-page.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await createTestApp();
  document = (await rawRequest(app, 'GET', '/api/openapi.json')).body;
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has exactly the rows of the table', () => {
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const rows = routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
    expect(described.sort()).toEqual(rows.sort());
  });

  it('names every operation once, and every used tag and shape', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { operation } of operations()) {
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true);
    }
    const shapes = new Set(Object.keys(document.components.schemas));
    const used = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)];
    expect(used.filter(([, name = '']) => !shapes.has(name))).toEqual([]);
  });

  it('has summary, description, responses and examples for every operation, and authentication for closed operations', () => {
    for (const { operation } of operations()) {
      expect([operation.operationId, operation.summary, operation.description]).toEqual([
        expect.stringMatching(/^[a-z][A-Za-z]+$/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      const row = routes.find(({ summary }) => summary === operation.summary);
      const key = row?.scope.startsWith('answers:') ? [{ key: [row.scope] }] : [];
      expect(operation.security).toEqual(row?.access === 'user' ? [{ session: [] }, ...key] : []);
      // Any operation can meet a bad token or a limit.
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429']));
      const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
        body ? [body.content['application/json']] : [],
      );
      for (const { examples } of media) expect(Object.keys(examples ?? {})).not.toEqual([]);
      for (const status of ['500', '503']) expect(operation.responses).toHaveProperty(status);
    }
  });

  it('shows the missing scope of a refused token, and no scope if tokens are refused', () => {
    for (const { operation } of operations()) {
      const scope = routes.find(({ summary }) => summary === operation.summary)?.scope;
      const { beyond } = operation.responses['403']?.content['application/json'].examples ?? {};
      const lacking = scope === 'none' ? {} : { scope };
      const value = { error: expect.stringMatching(/\S/), code: 'FORBIDDEN', ...lacking };
      expect([operation.operationId, beyond]).toEqual([
        operation.operationId,
        scope === 'any' ? undefined : { value },
      ]);
    }
  });

  it('has a sentence for every field of every input', () => {
    for (const { operation } of operations()) {
      const { properties = {} } = operation.requestBody?.content['application/json'].schema ?? {};
      for (const [name, property] of Object.entries(properties)) {
        expect([name, property]).toEqual([
          name,
          expect.objectContaining({ description: expect.stringMatching(/\S/) }),
        ]);
      }
    }
  });

  it('has a type that a URL can express for every value of a path and a query', () => {
    const values = operations().flatMap(({ operation: { parameters } }) =>
      parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : [])),
    );
    expect(values.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'after', 'first', 'day']));
    for (const { name, schema } of values) {
      expect([name, schema]).toEqual([
        name,
        expect.objectContaining({ type: expect.stringMatching(/^(string|integer)$/) }),
      ]);
    }
  });

  it('names the cookie that this server sets', async () => {
    const https = openApiDocument(routes, apiGuide, {
      appOrigin: 'https://aufwind.example',
      cookieName: '__Host-sid',
    });
    expect(https.components.securitySchemes.session?.name).toBe('__Host-sid');
    expect(https.servers[0]?.url).toBe('https://aufwind.example');
    expect(document.components.securitySchemes.session?.name).toBe('sid');
  });
});

describe('the served documentation', () => {
  it.each([
    ['/api/openapi.json', /^application\/json/],
    ['/api/docs', /^text\/html/],
    ['/api/docs.css', /^text\/css/],
  ])('is public, revalidated each time, and not indexed → %s', async (path, type) => {
    const { status, headers, setCookies } = await rawRequest(app, 'GET', path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(setCookies).toEqual([]);
  });

  it.each(['/api/docs', '/api/openapi.json'])('is read-only → %s', async (path) => {
    expect((await rawRequest(app, 'POST', path)).status).toBe(404);
  });
});

describe('the documentation page', () => {
  it('shows every operation with its path, and every shape', async () => {
    const { text } = await rawRequest(app, 'GET', '/api/docs');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    for (const { method, path, operation } of operations()) {
      expect(text).toContain(`<article id="${operation.operationId}"`);
      expect(text).toContain(`<span class="method">${method.toUpperCase()}</span> <code>${path}</code>`);
    }
    for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`id="shape-${name}"`);
    expect(text).not.toContain('<dd>object. ');
    expect(text).toContain('<a href="#shape-Answer">Answer</a> or null.');
    // A shape without a description has no paragraph.
    expect(text).not.toMatch(/<\/h\d>\s*[^<\s]/);
    const targets = [...text.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
  });

  it('has no script, no inline style, and no remote content', async () => {
    const { text } = await rawRequest(app, 'GET', '/api/docs');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<img|<iframe/i);
    const addresses = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !/^[/#](?!\/)/.test(address))).toEqual([]);
  });

  it('escapes all texts', () => {
    const evil = `<script>alert("1")</script>'&`;
    const given = openApiDocument(routes, apiGuide, { appOrigin: evil, cookieName: evil });
    given.info.title = evil;
    for (const methods of Object.values(given.paths)) {
      for (const operation of Object.values(methods)) {
        operation.summary = evil;
        operation.description = evil;
        operation.operationId = `"><b>`;
      }
    }
    const page = docsPage(given, apiGuide.chapters);
    expect(page).not.toMatch(/<script|"><b>/);
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
  });
});
