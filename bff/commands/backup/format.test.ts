import { addRows } from './format.ts';

it('reports each 100,000 rows of a table once, whatever the batch size', () => {
  const lines: string[] = [];
  const counts = new Map<string, number>();
  const count = (more: number) => addRows(counts, 'answer', more, (line) => lines.push(line));
  for (const more of [99_999, 1, 1, 300_000, 50_000]) count(more);
  expect(lines).toEqual(['  answer: 100000 rows so far', '  answer: 400001 rows so far']);
  expect(count(0)).toBe(450_001);
});
