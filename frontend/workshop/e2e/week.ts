import type { Page } from '@playwright/test';
import { alterData, fulfilWith } from './operations.ts';

/** A Sunday. */
const TODAY = '2026-11-29';
const DAYS = 7;

/** The answers of the week that ends on a Sunday, newest first. */
function answersOf(texts: string[]) {
  return {
    __typename: 'AnswerPage',
    nodes: Array.from({ length: DAYS }, (_, index) => ({
      __typename: 'Answer',
      id: String(index + 1),
      content: texts[index % texts.length],
      isReadable: true,
      day: `2026-11-${29 - index}`,
      updatedAt: `${TODAY}T08:00:00.000Z`,
    })),
    nextBefore: null,
  };
}

/** Lets the page of the week have seven answers with these texts in turn. */
export function haveWeek(page: Page, texts: string[]): Promise<() => Promise<void>> {
  return fulfilWith(page, 'Week', { answers: answersOf(texts), today: TODAY });
}

/** Lets it be Sunday in a diary with seven answers. */
export function beSunday(page: Page): Promise<() => Promise<void>> {
  const answers = answersOf(['Ein guter Moment.']);
  const answeredDays = answers.nodes.map(({ day }) => day).reverse();
  const diaryYear = { __typename: 'DiaryYear', year: 2026, answeredDays, possibleDays: DAYS };
  return alterData(page, 'Answers', {
    answers,
    answerCount: DAYS,
    today: TODAY,
    diaryYear: { ...diaryYear, earlierYear: null, laterYear: null },
  });
}
