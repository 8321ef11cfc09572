// Mirrors a diary into a folder of Markdown files, one file a day, and keeps it up to date:
// AUFWIND_KEY=aufwind_pat_… npm run -s example:markdown -- <folder> [seconds between two looks]
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [folder = 'diary', seconds] = process.argv.slice(2);
const { AUFWIND_KEY, AUFWIND_ORIGIN = 'http://localhost:3000' } = process.env;
const STATE = '.aufwind.json';

/** Gets all changes since a cursor, or the whole diary without a cursor; null if the server asks for a full read. */
async function changesAfter(cursor) {
  const changes = [];
  for (let hasMore = true; hasMore; ) {
    const address = new URL(`/api/answers/changes${cursor && `?after=${cursor}`}`, AUFWIND_ORIGIN);
    const response = await fetch(address, { headers: { Authorization: `Bearer ${AUFWIND_KEY}` } });
    const body = await response.json();
    if (response.status === 410) return null;
    if (response.headers.has('Retry-After')) await pause(1_000 * response.headers.get('Retry-After'));
    else if (!response.ok) throw new Error(`${body.code}: ${body.error}`);
    else {
      changes.push(...body.changes);
      ({ hasMore, nextCursor: cursor } = body);
    }
  }
  return { changes, cursor };
}

/** Writes a file whole or not at all. */
async function put(name, text) {
  await writeFile(join(folder, `${name}.new`), text);
  await rename(join(folder, `${name}.new`), join(folder, name));
}

/** Brings the folder up to date. Stores the cursor last, so that an interrupted run is repeated. */
async function mirror() {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (!names.includes(STATE) && names.length > 0) throw new Error(`${folder} holds something else.`);
  if (!names.includes(STATE)) await put(STATE, '{"cursor":""}');
  const known = JSON.parse(await readFile(join(folder, STATE), 'utf8')).cursor;
  const news = known && (await changesAfter(known));
  const { changes, cursor } = news || (await changesAfter(''));
  // A full read names every day that is left; of a day that changed more than once, the last change counts.
  const before = news ? [] : names.filter((name) => /^\d{4}-\d\d-\d\d\.md$/.test(name));
  const files = new Map(before.map((name) => [name]));
  for (const { day, answer } of changes) {
    // An unreadable answer keeps its file; empty the cursor in .aufwind.json once the answer is readable.
    if (answer?.isReadable === false) files.delete(`${day}.md`);
    else files.set(`${day}.md`, answer?.content);
  }
  for (const [name, text] of files) {
    if (text === undefined) await rm(join(folder, name), { force: true });
    else await put(name, `# ${name.slice(0, -3)}\n\n${text}\n`);
  }
  await put(STATE, JSON.stringify({ cursor }));
}

/** Mirrors once or repeatedly: a fault may be over at the next look. */
async function main() {
  await mirror();
  while (seconds) {
    await pause(1_000 * seconds);
    await mirror().catch(say);
  }
}

const say = ({ message }) => process.stderr.write(`${message}\n`);
await main().catch((error) => {
  say(error);
  process.exitCode = 1;
});
