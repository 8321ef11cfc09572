import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsOf } from './functions.ts';

const FRONTEND = 'frontend';
const MAX_COMPLEXITY = 15;
const MAX_COMPONENT_LINES = 80;

const functions = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
  .flatMap((file) =>
    functionsOf(readFileSync(join(FRONTEND, file), 'utf8')).map((measured) => ({
      ...measured,
      of: `${file}: ${measured.name}`,
      isComponent: file.endsWith('.tsx') && /^[A-Z]/.test(measured.name),
    })),
  );

describe('the functions of the web app', () => {
  it.each([
    ['nothing', 'function f() { return 1; }', 1],
    ['conditions', 'const f = () => { if (a && b) return c ?? d; return e ? 1 : 2; };', 5],
    ['loops and a catch', 'function f() { for (const a of b) { while (c) {} } try {} catch {} }', 4],
    ['cases, not the default', 'function f() { switch (a) { case 1: case 2: break; default: } }', 3],
    ['an assignment', 'function f() { a ??= b; }', 2],
    ['markup', 'const f = () => <p>{a && <b />}</p>;', 2],
  ])('are measured: %s', (_of, source, complexity) => {
    expect(functionsOf(source)).toEqual([{ name: 'f', complexity, lines: 1 }]);
  });

  it('are measured without nested functions', () => {
    const source = 'function f() {\n  const g = () => (a ? 1 : 2);\n  return g;\n}';
    expect(functionsOf(source)).toEqual([
      { name: 'f', complexity: 1, lines: 4 },
      { name: 'g', complexity: 2, lines: 1 },
    ]);
  });

  it('are simple enough to read once, and components fit on a screen', () => {
    expect(functions.filter(({ isComponent }) => isComponent).length).toBeGreaterThan(200);
    const offenders = functions.filter(
      ({ complexity, lines, isComponent }) =>
        complexity > MAX_COMPLEXITY || (isComponent && lines > MAX_COMPONENT_LINES),
    );
    expect(offenders.map(({ of }) => of).toSorted()).toEqual([]);
  });
});
