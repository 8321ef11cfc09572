import { TOMBSTONE_LIFETIME_DAYS } from '../answer/answer.numbers.rules.ts';
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
  (): Html => html`<p>A program needs no password of a person. It works with a key of its own, which the person makes in
the web app: <em>Profil</em>, <em>Zugänge für Programme</em>. There the person gives it a name, says what it may do and when it
ends, and can take it back at any time.</p>
<p>The key is shown once. It begins with <code>aufwind_pat_</code>, so that scanners for leaked secrets know it, and ends with six
characters that tell a mistyped one. Keep it where your program keeps secrets: in its environment or a keychain, never in code, an
address or a log. The commands below take it from the environment:</p>
${code('sh', 'export AUFWIND_KEY=aufwind_pat_…')}`;

const firstRequest = (
  _document: OpenApiDocument,
  origin: string,
): Html => html`<p>Every request carries the key as
<code>Authorization: Bearer …</code>. No cookie is read or set. A page of any origin may send one, too, without credentials (CORS).</p>
${firstRequests(origin).map(({ title, language, text }) => html`<h3>${title}</h3>\n${code(language, text)}`)}
<p>Clients with types are made from <a href="/api/openapi.json">/api/openapi.json</a>. Two generators, openapi-typescript and
@hey-api/openapi-ts, are run with every change of this server, and what they make is compiled under their strictest options.</p>`;

const scopes = (document: OpenApiDocument): Html => html`<dl>
<dt><code>answers:read</code> reads the diary, the drafts and the streak</dt>
<dd><ul>
${openedBy('answers:read', document)}</ul></dd>
<dt><code>answers:write</code> saves, changes and deletes answers and drafts</dt>
<dd><ul>
${openedBy('answers:write', document)}</ul></dd>
</dl>
<p>Beyond its scopes a key gets a 403 with the <code>scope</code> that it lacks. Everything about the account, its export, its ways
in and its keys is closed to every key: such a 403 has no <code>scope</code>. What is for everyone needs no key. GraphQL obeys the same scopes, field by field.</p>`;

const limits = (): Html => html`<p>A key may send ${RATE_LIMITS.bulk.count} requests a minute, of which
${RATE_LIMITS.write.count} of each kind may change something, such as save an answer, edit one or store a draft. It fills limits of its own
and never holds up its person. A key without <code>answers:read</code> meets ${RATE_LIMITS.rare.count} conflicts (409) a day, because each tells it
that a text is not the stored one; then its changes are refused. Beyond a limit the answer is 429 with <code>Retry-After</code>, in seconds. A body has at most 128 kB.</p>`;

const errors =
  (): Html => html`<p>Every failure is <code>{"error", "code"}</code>: a German sentence for the person, and a code for
the program.</p>
<dl>
${ERROR_CODES.map((code) => html`<dt>${HTTP_STATUS[code]} <code>${code}</code></dt>\n<dd>${formatted(ADVICE[code])}</dd>\n`)}</dl>
<p>No answer at all? Send the same again. A repeated save of the same text is answered like the first one, and a repeated change or
deletion changes nothing more.</p>`;

const synchronising = (
  _document: OpenApiDocument,
  origin: string,
): Html => html`<p><a href="#answerChanges">GET /api/answers/changes</a> tells what is new, changed and deleted since a cursor, in the
order in which it happened; without a cursor it tells the whole diary. Store <code>nextCursor</code> once you have stored the changes
before it, and go on from there: nothing is missed, and no clock is compared.</p>
<ul>
<li>A change says the <code>day</code> and what its <code>answer</code> is now: <code>null</code> once it is deleted. A day has one
answer, so the last change of a day is the truth.</li>
<li>Where <code>hasMore</code> is true, ask for the next page at once; otherwise once a minute is often enough.</li>
<li>A cursor holds for at least ${TOMBSTONE_LIFETIME_DAYS} days. One that is older, or from before a restored backup, is a 410 with the code <code>GONE</code>. Read once from the start,
and drop what is not told there.</li>
<li>Two that write, the person and your program, lose nothing when a change sends the <code>expectedUpdatedAt</code> that it knows:
if it is stale, the answer is 409 and nothing has changed.</li>
</ul>
${code('js', syncExample(origin))}
<p><code>npm run example:markdown</code> in the repository is the worked example, in sixty lines: it mirrors a diary into a folder of
Markdown files, one a day, and keeps it up to date.</p>`;

const promise =
  (): Html => html`<p>What works today goes on working. Paths, methods, required inputs, the names, types and meaning of
keys, codes and their statuses stay as they are. There is no version in the path, because there will be no second one.</p>
<p>What may come: paths, optional inputs, keys in answers, values of <code>event</code>, codes with a status of their class. Ignore
keys that you do not know, and go by the status where you do not know the code. Sentences are for people and may be worded better.</p>
<p>Should something have to go, its answers say so for at least a year before, with the headers <code>Deprecation</code> (RFC 9745)
and <code>Sunset</code> (RFC 8594), the changelog says it, and what replaces it is there from the first day.</p>`;

/** The guide for developers: from the API token to the promise of stability. */
export const chapters: Chapter[] = [
  { id: 'key', title: 'A key for your program', text: key },
  { id: 'first-request', title: 'The first request', text: firstRequest },
  { id: 'scopes', title: 'Scopes', text: scopes },
  { id: 'limits', title: 'Limits', text: limits },
  { id: 'errors', title: 'Errors', text: errors },
  { id: 'synchronising', title: 'Synchronising', text: synchronising },
  { id: 'promise', title: 'What stays', text: promise },
];
