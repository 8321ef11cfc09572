import { formatted, type Html, html, htmlPage } from '../lib/html.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';
import type { Response, Schema } from './openapi-schemas.ts';

type Member = Operation & { method: string; path: string };

export interface Chapter {
  id: string;
  title: string;
  text: (origin: string, document: OpenApiDocument) => Html;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf({ $ref, type, items, format, enum: values, additionalProperties, ...schema }: Schema): Html {
  const [general] = schema.allOf ?? [];
  if (general) return typeOf(general);
  if (schema.anyOf) return html`${schema.anyOf.map((one, index) => [index > 0 ? ' or ' : '', typeOf(one)])}`;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (values) return html`${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (isSchema(items)) return html`list of ${typeOf(items)}`;
  if (isSchema(additionalProperties)) return html`object of ${typeOf(additionalProperties)}`;
  const { minLength, maxLength, minimum } = schema;
  const facts = [
    [type ?? 'object'].flat().join(' or '),
    format,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
  ];
  return html`${facts.filter(Boolean).join(', ')}`;
}

function fieldsOf({ properties = {}, required = [], description = '', ...schema }: Schema): Html {
  const fields = Object.entries(properties);
  if (fields.length === 0) return html`<p>${typeOf(schema)}. ${formatted(description)}</p>\n`;
  return html`${description ? html`<p>${formatted(description)}</p>\n` : ''}<dl>
${fields.map(([name, field]) =>
  isSchema(field)
    ? html`<dt><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</dt>
<dd>${typeOf(field)}. ${formatted(field.description ?? '')}${isSchema(field.items) && field.items.properties ? fieldsOf(field.items) : ''}</dd>
`
    : '',
)}</dl>
`;
}

function inputOf({ parameters, requestBody }: Operation): Schema {
  const { properties, required = [] } = requestBody?.content['application/json'].schema ?? {};
  const inAddress = parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []));
  const fields = inAddress.map(({ name, schema, description }) => [name, { ...schema, description }]);
  return {
    required: [...inAddress.filter((field) => field.required).map(({ name }) => name), ...required],
    properties: { ...Object.fromEntries(fields), ...properties },
  };
}

/** Returns the scope that a bearer token needs for an operation; undefined if tokens are refused. */
function scopeOf({ security }: Operation): string | undefined {
  return security.flatMap(({ key = [] }) => key)[0];
}

function curlCommand(operation: Member, origin: string): string {
  const { method, path, parameters, requestBody } = operation;
  const address = parameters.reduce(
    (text, parameter) =>
      'in' in parameter ? text.replace(`{${parameter.name}}`, `${parameter.example}`) : text,
    origin + path,
  );
  const example = requestBody?.content['application/json'].examples.valid?.value;
  const body = JSON.stringify(example)?.replaceAll("'", String.raw`'\''`);
  const way = scopeOf(operation) ? '-H "Authorization: Bearer $AUFWIND_KEY"' : '-b jar -c jar';
  return [
    `curl ${way} -X ${method} ${address}`,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${body}'`] : []),
  ].join(' \\\n  ');
}

function accessOf(operation: Member): Html {
  if (operation.security.length === 0) return html`For everyone.`;
  const scope = scopeOf(operation);
  const forTokens = scope ? html`, or with a token with <code>${scope}</code>` : html`, not with tokens`;
  return html`For the signed-in user${forTokens}.`;
}

/** Whether a response is more than a failure that every operation can have. */
function isOwn([, { content }]: [string, Response]): boolean {
  return Object.keys(content['application/json'].examples).join() !== 'general';
}

function responseDetails([status, { description, content }]: [string, Response]): Html {
  const { schema, examples } = content['application/json'];
  return html`<details${status.startsWith('2') ? ' open' : ''}>
<summary>${status}: ${formatted(description)}</summary>
<p>${typeOf(schema)}</p>
${Object.values(examples).map(({ value }) => html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>\n`)}</details>
`;
}

function operationSection(operation: Member, origin: string): Html {
  const { operationId, method, path, summary, description } = operation;
  const input = inputOf(operation);
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><span class="method">${method}</span> <code>${path}</code></h3>
<p><strong>${summary}</strong></p>
<p>${formatted(description)}</p>
<p>${accessOf(operation)}</p>
<h4>Input</h4>
${Object.keys(input.properties ?? {}).length > 0 ? fieldsOf(input) : html`<p>None.</p>\n`}<pre><code>${curlCommand(operation, origin)}</code></pre>
<h4>Responses</h4>
${Object.entries(operation.responses).filter(isOwn).map(responseDetails)}</article>
`;
}

/** Renders the documentation page: guide, operations, inputs, responses and examples. The page contains no script. */
export function docsPage(document: OpenApiDocument, chapters: readonly Chapter[]): string {
  const { openapi, info, servers, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = tags.map((tag) => ({
    title: tag.name.charAt(0).toUpperCase() + tag.name.slice(1),
    description: tag.description,
    members: operations.filter(({ tags: [name] }) => name === tag.name),
  }));
  const origin = servers[0]?.url ?? '';
  const { parameters, headers, securitySchemes } = components;
  const facts = [
    ['Cookie', securitySchemes.session.name, securitySchemes.session.description],
    ['Header', 'Authorization', securitySchemes.key.description],
    ...Object.entries(parameters).map(([name, { description }]) => ['Header', name, description]),
    ...Object.entries(headers).map(([name, { description }]) => ['Response header', name, description]),
  ];
  const content = html`<header>
<h1>${info.title} API</h1>
<p>${info.summary} <a href="/api/openapi.json">OpenAPI ${openapi}</a> at <code>${origin}</code></p>
</header>
<nav aria-label="Contents">
<h2>Guide</h2>
<ul>
${chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul>
${groups.map(
  ({ title, members }) => html`<h2>${title}</h2>
<ul>
${members.map(
  ({ operationId, method, path }) =>
    html`<li><a href="#${operationId}"><span class="method">${method}</span> <code>${path}</code></a></li>\n`,
)}</ul>
`,
)}<h2><a href="#shapes">Shapes</a></h2>
</nav>
<main>
<section>
${info.description.split('\n\n').map((paragraph) => html`<p>${formatted(paragraph)}</p>\n`)}
<dl>
${facts.map(([kind = '', name = '', description = '']) => html`<dt>${kind} <code>${name}</code></dt><dd>${formatted(description)}</dd>\n`)}</dl>
</section>
${chapters.map(
  ({ id, title, text }) => html`<section>
<h2 id="${id}">${title}</h2>
${text(origin, document)}
</section>
`,
)}${groups.map(
  ({ title, description, members }) => html`<section>
<h2>${title}</h2>
<p>${formatted(description)}</p>
${members.map((member) => operationSection(member, origin))}</section>
`,
)}<section>
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<h3 id="shape-${name}">${name}</h3>
${fieldsOf(schema)}`,
)}</section>
</main>`;
  return `${htmlPage('en', 'API', content)}\n`;
}
