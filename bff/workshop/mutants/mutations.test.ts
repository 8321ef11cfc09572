import { mutated, mutationsOf } from './mutations.ts';

const mistakesIn = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation));

describe('the mistakes in a source', () => {
  it.each([
    ['a < b;', ['a <= b;', ';']],
    ['const c = a && !b;', ['const c = a || !b;', 'const c = a && b;']],
    ['const c = a ?? b;', ['const c = a;']],
    ['if (a) {}', ['if (!(a)) {}']],
    [
      'const c = a ? 1 : true;',
      ['const c = !(a) ? 1 : true;', 'const c = a ? 2 : true;', 'const c = a ? 1 : false;'],
    ],
    ['const c = 60_000;', ['const c = 120000;']],
    ['const c = await f();', ['const c = f();']],
    ["save('ä');", [';', "save('äx');"]],
    ['const d = <p id="a" />;', ['const d = <p id="ax" />;']],
  ])('are all that can be made → %s', (source, mistakes) => {
    expect(mistakesIn(source)).toEqual(mistakes);
  });

  it.each(["import a from 'b';", "type A = 'a' | 1;", "interface A { b: 'c' }"])(
    'do not exist where nothing runs → %s',
    (source) => {
      expect(mistakesIn(source)).toEqual([]);
    },
  );
});
