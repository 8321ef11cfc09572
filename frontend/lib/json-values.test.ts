import { listOf, numberOf, ownValue, textOf } from './json-values.ts';

it('inherited keys are not part of a file', () => {
  const heir = Object.create({ content: 'geerbt', day: 1, tags: ['x'] });
  expect([textOf(heir, 'content'), numberOf(heir, 'day'), listOf(heir, 'tags')]).toEqual([
    '',
    Number.NaN,
    [],
  ]);
  expect(ownValue(JSON.parse('{"__proto__":"eigen"}'), '__proto__')).toBe('eigen');
});

it.each([null, undefined, 7, 'text', [], () => 'x'])('for %p no key has a value', (value) => {
  expect(ownValue(value, 'length') ?? 0).toBe(0);
  expect(textOf(value, 'name')).toBe('');
});
