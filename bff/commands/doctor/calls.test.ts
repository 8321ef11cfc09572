import { existsSync, readFileSync } from 'node:fs';
import { callsOf } from './calls.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(Object.entries(callsOf(true)))('every named npm script exists → %s', (_, call) => {
  const [, script = ''] = /^npm (?:run )?(\S+)/.exec(call()) ?? [];
  expect(Object.keys(scripts)).toContain(script);
});

it.each(Object.entries(callsOf(false)))('every named built file exists → %s', (_, call) => {
  const [, file = ''] = /^node dist\/(\S+)\.js/.exec(call()) ?? [];
  expect(existsSync(`${file}.ts`)).toBe(true);
});

it('arguments of an npm script follow two dashes', () => {
  expect(callsOf(true).restore('last.aufwind')).toBe('npm run restore -- last.aufwind');
  expect(callsOf(false).restore('last.aufwind')).toBe('node dist/bff/commands/restore.js last.aufwind');
});
