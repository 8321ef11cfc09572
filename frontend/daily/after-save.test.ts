import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import type { Answer } from '../writing/text.ts';
import { afterSave } from './after-save.ts';

const ANSWER: Answer = {
  id: '7',
  ...textsOf({ content: 'Der erste Kaffee.' }),
  isReadable: true,
  day: '2026-11-25',
  updatedAt: '2026-11-25T18:00:00.000Z',
};

describe('after a save', () => {
  it.each([
    ['no milestone', null, null, 1500],
    ['a default milestone', { event: 'default', text: 'Schön.' }, null, 1500],
    [
      'a special milestone',
      { event: 'streak-7', text: 'Sieben.' },
      { event: 'streak-7', text: 'Sieben.' },
      4000,
    ],
  ])('when the save has %s', (_with, milestone, celebrated, reloadMs) => {
    expect(afterSave({ answer: ANSWER, milestone })).toEqual({ celebrated, reloadMs });
  });
});
