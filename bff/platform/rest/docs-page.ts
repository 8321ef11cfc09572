import { html } from '../lib/html.ts';
import { operationSection } from './docs-operation.ts';
import { formatted, schemaTable } from './docs-parts.ts';
import type { OpenApiDocument } from './openapi-types.ts';

function heading(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The page that shows the document to a person: every operation, its input, its answers, examples. No script. */
export function docsPage(document: OpenApiDocument): string {
  const { info, servers, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const [session] = Object.values(components.securitySchemes);
  const groups = tags.map((tag) => ({
    ...tag,
    members: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>API | ${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${info.title} API</h1>
<p>${info.summary} <a href="/api/openapi.json">OpenAPI ${document.openapi}</a> at <code>${servers[0]?.url ?? ''}</code></p>
</header>
<nav aria-label="Operations">
${groups.map(
  ({ name, members }) => html`<h2>${heading(name)}</h2>
<ul>
${members.map(
  ({ method, path, operation }) =>
    html`<li><a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></a></li>
`,
)}</ul>
`,
)}<h2><a href="#shapes">Shapes</a></h2>
</nav>
<main>
<section>
${info.description.split('\n\n').map((paragraph) => html`<p>${formatted(paragraph)}</p>\n`)}
<dl>
<dt>Cookie <code>${session?.name ?? ''}</code></dt><dd>${formatted(session?.description ?? '')}</dd>
${Object.entries(components.parameters).map(
  ([name, { description }]) => html`<dt>Header <code>${name}</code></dt><dd>${formatted(description)}</dd>\n`,
)}${Object.entries(components.headers).map(
  ([name, { description }]) =>
    html`<dt>Answer header <code>${name}</code></dt><dd>${formatted(description)}</dd>\n`,
)}</dl>
</section>
${groups.map(
  ({ name, description, members }) => html`<section>
<h2 id="tag-${name}">${heading(name)}</h2>
<p>${formatted(description)}</p>
${members.map((member) => operationSection(member, servers[0]?.url ?? ''))}</section>
`,
)}<section>
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<h3 id="shape-${name}">${name}</h3>
${schemaTable(schema)}`,
)}</section>
</main>
</body>
</html>
`.markup;
}
