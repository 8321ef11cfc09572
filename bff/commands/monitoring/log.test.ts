import { readFileSync } from 'node:fs';
import { PLATFORM_LOG_LINES } from '../../platform/lib/log-lines.ts';
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

describe('the page about the log', () => {
  it('lists exactly the log lines of the product, at their levels', () => {
    const tables = [PLATFORM_LOG_LINES, ...slices.declared.map(({ logLines = {} }) => logLines)];
    const written = tables
      .flatMap((table) => Object.entries(table))
      .flatMap(([line, levels]) => [levels].flat().map((level) => `${level}: ${line}`));
    const listed = rowsOf(lines).flatMap(([levels = '', line = '']) =>
      levels.split(', ').map((level) => `${level}: ${line.replaceAll('`', '')}`),
    );
    expect(listed.sort()).toEqual(written.sort());
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
