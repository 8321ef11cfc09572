import { type Html, html } from '../lib/html.ts';
import type { Schema } from './openapi-types.ts';

/** A sentence with its `code` marked as such: the only CommonMark that the descriptions use. */
export function formatted(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A value as indented JSON. */
export function jsonBlock(value: unknown): Html {
  return html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>
`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bounds({ minLength, maxLength, minimum }: Schema): string {
  const said = [
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
  ];
  return said
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

/** The type of a schema; a reference links to its shape. */
export function typeOf(schema: Schema): Html {
  const { $ref, type, items, format, enum: values, additionalProperties } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (values) return html`${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (isSchema(items)) return html`list of ${typeOf(items)}`;
  if (type === 'object' && isSchema(additionalProperties))
    return html`object of ${typeOf(additionalProperties)}`;
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'object');
  return html`${name}${format ? `, ${format}` : ''}${bounds(schema)}`;
}

/** The fields of an object as a list; any other schema as one line. */
export function schemaTable(schema: Schema): Html {
  const { properties, required = [], description = '' } = schema;
  const fields = Object.entries(properties ?? {});
  if (fields.length === 0) return html`<p>${typeOf(schema)}. ${formatted(description)}</p>\n`;
  return html`${description ? html`<p>${formatted(description)}</p>\n` : ''}<dl class="fields">
${fields.map(([name, field]) =>
  isSchema(field)
    ? html`<dt><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</dt>
<dd><span class="type">${typeOf(field)}</span> ${formatted(field.description ?? '')}${nested(field)}</dd>
`
    : '',
)}</dl>
`;
}

function nested({ items }: Schema): Html | '' {
  return isSchema(items) && items.properties ? schemaTable(items) : '';
}
