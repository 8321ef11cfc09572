import { type Html, html } from '../lib/html.ts';
import { formatted, jsonBlock, schemaTable, typeOf } from './docs-parts.ts';
import type { Operation, Response } from './openapi-types.ts';

const FIRST_FAILURE = 400;

/** One operation with its address. */
interface Member {
  method: string;
  path: string;
  operation: Operation;
}

function curlCommand({ method, path, operation }: Member, origin: string): string {
  const parameters = operation.parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []));
  const address = parameters.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    origin + path,
  );
  const example = operation.requestBody?.content['application/json'].examples?.valid?.value;
  const body = JSON.stringify(example)?.replaceAll("'", String.raw`'\''`);
  return [
    `curl -b jar -c jar -X ${method.toUpperCase()} ${address}`,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${body}'`] : []),
  ].join(' \\\n  ');
}

function success([status, { description, content }]: [string, Response]): Html {
  const { schema, examples = {} } = content['application/json'];
  return html`<h4>${status}: ${typeOf(schema)}</h4>
<p>${formatted(description)}</p>
${Object.values(examples).map(({ value }) => jsonBlock(value))}`;
}

function sentenceOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
}

function failure([status, { description, content, headers }]: [string, Response]): Html {
  const { examples = {} } = content['application/json'];
  const sentences = Object.values(examples).map(({ value }) => html`<q lang="de">${sentenceOf(value)}</q> `);
  const retry = 'Retry-After' in headers ? html` With <code>Retry-After</code>.` : '';
  return html`<dt>${status} ${formatted(description.split(':')[0] ?? '')}</dt>
<dd>${sentences}${retry}</dd>
`;
}

/** One operation as a section of the page: its access, input and answers. */
export function operationSection(member: Member, origin: string): Html {
  const { method, path, operation } = member;
  const responses = Object.entries(operation.responses);
  const body = operation.requestBody?.content['application/json'];
  const parameters = operation.parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []));
  return html`<article id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h3 id="${operation.operationId}-title"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p class="summary">${operation.summary}</p>
<p>${formatted(operation.description)}</p>
<p class="access">${operation.security.length > 0 ? 'For the signed-in user.' : 'For everyone.'}</p>
<h4>Input</h4>
${parameters.length > 0 ? schemaTable(parameterSchema(parameters)) : ''}${body ? schemaTable(body.schema) : ''}${
  parameters.length === 0 && !body ? html`<p>None.</p>\n` : ''
}<pre><code>${curlCommand(member, origin)}</code></pre>
${responses.filter(([status]) => Number(status) < FIRST_FAILURE).map(success)}<details>
<summary>Failures</summary>
<dl class="failures">
${responses.filter(([status]) => Number(status) >= FIRST_FAILURE).map(failure)}</dl>
</details>
</article>
`;
}

function parameterSchema(parameters: Extract<Operation['parameters'][number], { in: string }>[]) {
  const fields = parameters.map(({ name, schema, description }) => [name, { ...schema, description }]);
  return { required: parameters.map(({ name }) => name), properties: Object.fromEntries(fields) };
}
