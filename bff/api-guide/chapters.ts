import { PAGE_COST, TOMBSTONE_LIFETIME_DAYS } from '../answer/answer.numbers.rules.ts';
import { QUERY_LIMITS } from '../platform/graphql/query-limits.ts';
import { HTTP_STATUS } from '../platform/lib/errors.ts';
import { formatted, type Html, html } from '../platform/lib/html.ts';
import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import type { Chapter } from '../platform/rest/docs-page.ts';
import type { OpenApiDocument } from '../platform/rest/openapi.ts';
import { ERROR_CODES } from '../platform/rest/openapi-failures.ts';
import { firstRequests, type Language, syncExample } from './examples.ts';
import { ADVICE } from './failures.ts';

function code(language: Language, text: string): Html {
  return html`<pre><code class="language-${language}">${text}</code></pre>\n`;
}

/** The operations that an API token with this scope may call. */
function openedBy(scope: string, { paths }: OpenApiDocument): Html[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations
    .filter(({ security }) => security.some((way) => way.key?.some((name) => name === scope)))
    .map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>\n`);
}

const key =
  (): Html => html`<p>A program never needs a person's password. It uses an API token, which the person creates in the web app:
<em>Profil</em>, <em>Für Programme</em>. There the person chooses the token's name, scopes and expiry, and can revoke the
token at any time.</p>
<p>The web app shows the token once. It begins with <code>aufwind_pat_</code>, so that scanners for leaked secrets recognise it, and
ends with a checksum of six characters, which detects typing errors. Store the token in the environment of your program or in a
keychain, never in code, an address or a log. The commands below read the token from the environment:</p>
${code('sh', 'export AUFWIND_KEY=aufwind_pat_…')}`;

const firstRequest = (origin: string): Html => html`<p>Every request carries the token as
<code>Authorization: Bearer …</code>. The server reads and sets no cookie. Pages of any origin may send such requests, without
credentials (CORS).</p>
${firstRequests(origin).map(({ title, language, text }) => html`<h3>${title}</h3>\n${code(language, text)}`)}
<p>Generate typed clients from <a href="/api/openapi.json">/api/openapi.json</a>. The tests of this server run two generators,
openapi-typescript and @hey-api/openapi-ts, and compile the generated clients under their strictest options.</p>`;

const scopes = (_origin: string, document: OpenApiDocument): Html => html`<dl>
<dt><code>answers:read</code> reads the diary, the drafts and the streak</dt>
<dd><ul>
${openedBy('answers:read', document)}</ul></dd>
<dt><code>answers:write</code> saves, changes and deletes answers and drafts</dt>
<dd><ul>
${openedBy('answers:write', document)}</ul></dd>
</dl>
<p>An operation beyond the token's scopes is a 403 that names the missing <code>scope</code>. No token may use the account, its
export, its credentials or its tokens: such a 403 has no <code>scope</code>. Public operations refuse a token. GraphQL checks the same
scopes for each field.</p>`;

const limits = (): Html => html`<p>A token may send ${RATE_LIMITS.bulk.count} requests a minute, among them
${RATE_LIMITS.write.count} of each kind of change, such as saving an answer, editing an answer or storing a draft. A token has limits
of its own, so a program never slows down its person. A token without <code>answers:read</code> may cause ${RATE_LIMITS.rare.count}
conflicts (409) a day, because each conflict reveals that a text differs from the stored text; then its changes are refused. Beyond a
limit the code is <code>TOO_MANY_REQUESTS</code>, with <code>Retry-After</code> in seconds. A body has at most 128 kB.</p>
<p>A GraphQL document has at most ${QUERY_LIMITS.tokens} tokens, ${QUERY_LIMITS.depth} levels, ${QUERY_LIMITS.aliases} aliases,
${QUERY_LIMITS.directives} directives, one change and a cost of ${QUERY_LIMITS.cost}: a field costs 1, a list costs its greatest
length times its fields, and a page of answers or changes costs ${PAGE_COST} more. A token may send ${RATE_LIMITS.read.count} searches
a minute. The schema is
<code>bff/released/schema.graphql</code> in the repository; introspection and the explorer are for the instances of developers.</p>`;

const errors =
  (): Html => html`<p>Every failure is <code>{"error", "code"}</code>: a German sentence for the person, and a code for
the program.</p>
<dl>
${ERROR_CODES.map((code) => html`<dt>${HTTP_STATUS[code]} <code>${code}</code></dt>\n<dd>${formatted(ADVICE[code])}</dd>\n`)}</dl>
<p>If no response arrives, send the same request again. A repeated save of the same text gets the same answer; after midnight
repeat it with <code>day: "yesterday"</code>, or it becomes another entry. A repeated edit with its <code>expectedUpdatedAt</code>
changes nothing more, and a repeated deletion is a 404.</p>`;

const synchronising = (
  origin: string,
): Html => html`<p><a href="#answerChanges">GET /api/answers/changes</a> lists new, changed and deleted answers since a cursor, in the
order of the changes; without a cursor it lists the whole diary. Store <code>nextCursor</code> after you have stored the changes of
its page, and continue from there: you miss no change, and no clocks are compared.</p>
<ul>
<li>A change has the <code>day</code> and its current <code>answer</code>: <code>null</code> after a deletion. A day has one answer,
so the last change of a day is its current state.</li>
<li>If <code>hasMore</code> is true, request the next page at once; otherwise once a minute is often enough.</li>
<li>A cursor is valid for at least ${TOMBSTONE_LIFETIME_DAYS} days, unless an import is undone or a backup restored. A cursor that is
no longer valid is a 410 with the code <code>GONE</code>. Then read from the start, and delete local answers that this full read does
not list.</li>
<li>If <code>isReadable</code> is false, the server cannot decrypt the text now: keep your copy of the text. No change tells that the
text is readable again: read from the start to get it.</li>
<li>The person and your program may both write. Send the <code>expectedUpdatedAt</code> of the version that you edit: if it is stale
and the text differs, the status is 409 and nothing has changed.</li>
</ul>
${code('js', syncExample(origin))}
<p><code>npm run example:markdown</code> in the repository is a complete example: it mirrors a diary into a folder of
Markdown files, one file a day, and keeps the folder up to date.</p>`;

const promise =
  (): Html => html`<p>The API stays compatible. Paths, methods, required inputs, the names, types and meaning of keys, and
codes with their statuses do not change. The path has no version, because there will be no second version.</p>
<p>New releases may add paths, optional inputs, keys in responses, values of <code>event</code>, and codes with a status of their class.
Ignore unknown keys, and use the status if you do not know the code. German sentences are for people, and their wording may
change.</p>
<p>If something has to be removed, its responses announce the removal at least a year ahead, with the headers
<code>Deprecation</code> (RFC 9745) and <code>Sunset</code> (RFC 8594). The changelog lists the removal, and the replacement is available
from the first day.</p>`;

/** The guide for developers: from the API token to the promise of stability. */
export const chapters: Chapter[] = [
  { id: 'key', title: 'An API token for your program', text: key },
  { id: 'first-request', title: 'The first request', text: firstRequest },
  { id: 'scopes', title: 'Scopes', text: scopes },
  { id: 'limits', title: 'Limits', text: limits },
  { id: 'errors', title: 'Errors', text: errors },
  { id: 'synchronising', title: 'Synchronising', text: synchronising },
  { id: 'promise', title: 'Compatibility', text: promise },
];
