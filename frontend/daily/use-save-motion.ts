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

function place(element: HTMLElement, placesPx: Record<string, number>): void {
  for (const [name, px] of Object.entries(placesPx)) element.style.setProperty(name, `${px}px`);
}

/**
 * Shows the save on the card that it returns a ref for: the question shrinks, the words grow in their place, and the sun
 * of the horizon rises behind them and settles in the week. Only measures; the motion is CSS (`answered-card.module.css`,
 * the sun's in `streak/week.module.css`).
 */
export function useSaveMotion(typedAt: TypedAt | null) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => card.current?.querySelector<HTMLElement>(selector);
    const asked = find('[data-question]');
    const words = find('[data-question] + div');
    const today = find('ol > :last-child');
    const sun = document.querySelector('[data-sun]')?.getBoundingClientRect();
    if (!typedAt || !card.current || !asked || !words || !today || !sun) return;
    const question = asked.getBoundingClientRect();
    const text = words.getBoundingClientRect();
    const day = today.getBoundingClientRect();
    const centreX = day.left + day.width / 2;
    // Set on these elements, not on the card: a custom property restyles everything inside its element.
    place(asked, {
      '--from-x': typedAt.question.left - question.left,
      '--from-y': typedAt.question.top - question.top,
      '--from-width': typedAt.question.width,
    });
    place(words, { '--from-y': typedAt.wordsTopPx - text.top });
    place(today, {
      '--hill-x': sun.left + sun.width / 2 - centreX,
      '--hill-y': sun.top + sun.height / 2 - day.top,
      '--sky-x': text.left + text.width * 0.78 - centreX,
      '--sky-y': text.top + text.height / 2 - day.top,
    });
    card.current.dataset[ARRIVES] = '';
  }, [typedAt]);
  return card;
}
