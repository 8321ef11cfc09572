import { screen } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import type { TableSample } from './table.ts';

const TABLE: TableSample = {
  columns: ['Datum', 'Laune', 'Notiz'],
  guess: { day: 0, texts: [2], order: 'day first', isNewestFirst: false },
  rows: [
    ['01.02.2024', 'gut', ''],
    ['01.02.2024', 'müde', ''],
  ],
};

it('the sample shows each row once, also after a choice that tells two equal rows apart', async () => {
  const person = show(<ChooseColumns table={TABLE} onChoose={() => {}} onCancel={() => {}} />);
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['1. Februar 2024', '1. Februar 2024']);
  await person.click(screen.getByRole('checkbox', { name: 'Laune' }));
  expect(shown()).toEqual(['1. Februar 2024gut', '1. Februar 2024müde']);
});
