import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SOURCE = /^(bff|frontend)\/.*\.(ts|tsx|mts|mjs|css|graphql)$/;
const NOT_SHIPPED = /\/(workshop|released)\/|\.(test|rows)\.tsx?$|\.generated\./;

/** The folder that a file counts for: its folder in `bff` or `frontend`; in the platform, a folder deeper. */
function roomOf(path: string): string {
  const [side = '', room = '', inner = ''] = path.split('/');
  if (!inner) return side;
  return room === 'platform' && path.split('/').length > 3 ? `${side}/${room}/${inner}` : `${side}/${room}`;
}

/** `npm run lines`: counts product lines by folder, blank lines and comments included. */
function main(): void {
  const lines = new Map<string, number>();
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  for (const path of paths.filter((path) => SOURCE.test(path) && !NOT_SHIPPED.test(path))) {
    const count = readFileSync(path, 'utf8').split('\n').length - 1;
    lines.set(roomOf(path), (lines.get(roomOf(path)) ?? 0) + count);
  }
  const rooms = [...lines].sort(([, one], [, other]) => other - one);
  for (const [room, count] of rooms) console.log(`${String(count).padStart(7)} ${room}`);
  const total = rooms.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${String(total).padStart(7)} product lines`);
}

main();
