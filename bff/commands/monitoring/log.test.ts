import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PLATFORM_EVENTS } from '../../platform/lib/security-events.ts';
import { slices } from '../../slices.ts';
import { MESSAGE_EVENTS } from '../messages/messages.ts';
import { PEOPLE_EVENTS } from '../people/people.ts';

const [, lines = '', events = ''] = readFileSync('bff/commands/monitoring/LOG.md', 'utf8').split('\n## ');

/** The cells of a table's rows, without its head. */
function rowsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The shipped code of the server. */
const SOURCES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'bff/*.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(path) && !/^bff\/workshop\/|\.(test|generated)\.ts$/.test(path));

/** The end of a call: its message, whose part after a colon may vary, and the error of a fault. */
const MESSAGE = /(['`])((?:(?!\1).)+?)(?:: \$\{\w+\})?\1(?:, \w+)?,?\s*\)$/;

/** The call in which `fault` passes its message on. */
const FAULT = 'logger.warn({ provider: this.name, err: error }, line)';

/** The calls that write a log line, each with its level and message. A provider's fault is a warning. */
function linesIn(source: string): string[] {
  return [...source.matchAll(/\blogger\.(\w+)\(|\bthis\.fault\(/g)].flatMap(
    ({ 0: start, 1: level = 'warn', index }) => {
      let end = index + start.length;
      for (let open = 1; open > 0 && end < source.length; end += 1) {
        if (source[end] === '(') open += 1;
        if (source[end] === ')') open -= 1;
      }
      const call = source.slice(index, end);
      if (call === FAULT) return [];
      const [, , message] = MESSAGE.exec(call) ?? [];
      if (message === undefined) throw new Error(`No message: ${call}`);
      return `${level}: ${message}`;
    },
  );
}

describe('the page about the log', () => {
  it('lists exactly the log lines of the product, at their levels', () => {
    const written = new Set(SOURCES.flatMap((path) => linesIn(readFileSync(path, 'utf8'))));
    const listed = rowsOf(lines).flatMap(([levels = '', line = '']) =>
      levels.split(', ').map((level) => `${level}: ${line.replaceAll('`', '')}`),
    );
    expect(listed.sort()).toEqual([...written].sort());
  });

  it('lists exactly the security events', () => {
    const listed = rowsOf(events).map(([event = '']) => event.replaceAll('`', ''));
    const ofSlices = slices.declared.flatMap(({ events = [] }) => events);
    const recorded = [...PLATFORM_EVENTS, ...ofSlices, ...PEOPLE_EVENTS, ...MESSAGE_EVENTS];
    expect(listed.sort()).toEqual(recorded.sort());
  });

  it('explains the meaning of each and what to do', () => {
    const cells = [...rowsOf(lines), ...rowsOf(events)].map((row) => row.slice(-2));
    expect(cells.length).toBeGreaterThan(50);
    expect(cells.filter(([meaning, action]) => !meaning || !action)).toEqual([]);
  });
});
