import { useLayoutEffect, useRef } from 'react';

/** The attribute of a card that shows how its answer arrives. */
const ARRIVES = 'arrives';

/** Where the question and the words stood in the form, in the window. */
export type TypedAt = { question: DOMRect; wordsTopPx: number };

/** The places in the form that is on the page. */
export function placeOfForm(): TypedAt | null {
  const question = document.querySelector('h1')?.getBoundingClientRect();
  const field = document.getElementById('answer');
  if (!question || !field) return null;
  const paddingPx = Number.parseFloat(getComputedStyle(field).paddingTop);
  return { question, wordsTopPx: field.getBoundingClientRect().top + paddingPx };
}

/**
 * Shows the save on the card that it returns a ref for: the question shrinks, the words grow in their place, and the sun
 * of the horizon rises behind them and settles in the week. Only measures; the motion is CSS (`answered-card.module.css`,
 * the sun's in `streak/week.module.css`).
 */
export function useSaveMotion(typedAt: TypedAt | null) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [question, words, today] = ['h1', 'h1 + div', 'ol > :last-child'].map((place) =>
      card.current?.querySelector(place)?.getBoundingClientRect(),
    );
    const hill = document.querySelector('[data-sun]')?.getBoundingClientRect();
    if (!typedAt || !card.current || !question || !words || !today || !hill) return;
    const { left, top } = card.current.getBoundingClientRect();
    const centreX = today.left + today.width / 2;
    const places = {
      '--words-y': typedAt.wordsTopPx - words.top,
      '--question-x': typedAt.question.left - left,
      '--question-y': typedAt.question.top - top,
      '--question-up': question.top - typedAt.question.top,
      '--question-width': typedAt.question.width,
      '--hill-x': hill.left + hill.width / 2 - centreX,
      '--hill-y': hill.top + hill.height / 2 - today.top,
      '--sky-x': words.left + words.width * 0.78 - centreX,
      '--sky-y': words.top + words.height / 2 - today.top,
    };
    for (const [name, px] of Object.entries(places)) card.current.style.setProperty(name, `${px}px`);
    card.current.dataset[ARRIVES] = '';
  }, [typedAt]);
  return card;
}
