import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import type { Effect, Event } from './events.ts';
import { next } from './next.ts';
import {
  type Answer,
  type Failure,
  type Field,
  newText,
  type Outcome,
  type Text,
  TODAY,
  type TypedText,
  YESTERDAY,
} from './text.ts';

export const ENTRY: Field = { kind: 'entry', id: '7' };
export const MINE = textsOf({ content: 'Mein Text' });
export const BEFORE = textsOf({ content: 'Mein' });
export const THEIRS = { ...textsOf({ content: 'Vom Telefon' }), updatedAt: 'v2' };
export const FAULT: Failure = { message: 'Zu lang.', faults: { content: 'Zu lang' } };
export const ANSWER: Answer = {
  id: '7',
  isReadable: true,
  day: '2026-11-22',
  ...textsOf({ content: 'Antwort' }),
  updatedAt: 'v1',
};
export const SAVED = { answer: { ...ANSWER, ...MINE, updatedAt: 'v3' }, milestone: null };

export const typed = (over: Partial<TypedText> = {}): TypedText => ({
  value: MINE,
  base: 'v1',
  wish: 'draft',
  day: '2026-11-22',
  tried: [],
  ...over,
});
export const text = (field: Field, over: Partial<Text> = {}): Text => ({
  ...newText(field),
  isReady: true,
  ...over,
});
export const day = (over: Partial<Text> = {}) => text(TODAY, over);
/** Yesterday's field; yesterday is 22 November here. */
export const yesterday = (over: Partial<Text> = {}) => text(YESTERDAY, { day: '2026-11-22', ...over });
export const entry = (over: Partial<Text> = {}) => text(ENTRY, { stored: ANSWER, ...over });

/** The state with a request of this kind in flight for the typed text. */
export function sending(state: Text, as: 'draft' | 'answer' | 'change', isExplicit = as !== 'draft'): Text {
  const { value, base, day: typedOn } = state.typed ?? typed();
  const request =
    as === 'change'
      ? { as, id: '7', value, base }
      : { as, openDay: 'TODAY' as const, value, base, day: typedOn };
  return { ...state, inFlight: { request, isExplicit } };
}

export const replied = (outcome: Outcome): Event => ({ is: 'replied', outcome });
export const STORED = replied({ is: 'stored', version: { ...MINE, updatedAt: 'v2' } });
export const CONFLICT = replied({ is: 'conflict', other: THEIRS, message: 'Anders.' });
export const UNREACHABLE = replied({ is: 'unreachable', failure: null });
export const DAY_ANSWERED = replied({ is: 'dayAnswered', answer: ANSWER });
export const DAY_OVER = (answer: Answer | null) =>
  replied({ is: 'dayOver', day: '2026-11-23', answer, failure: FAULT });
export const SEND_DUE: Event = { is: 'sendDue' };

function describeEffect(effect: Effect): string {
  if (effect.do === 'send') return `send ${effect.request.as} over ${effect.request.base}`;
  if (effect.do === 'remove') return `remove ${effect.value.content}`;
  return effect.do === 'notify' ? `notify ${effect.news.is}` : effect.do;
}

/** A text before an event, and the text and effects after it. */
export type Row = [when: string, before: Text, event: Event, then: object, effects: string[]];

/** Tests the rows. */
export function testRows(rows: Row[]): void {
  test.each(rows)('%s', (_when, before, event, then, effects) => {
    const after = next(before, event);
    expect(after.text).toMatchObject(then);
    expect(after.effects.map(describeEffect)).toEqual(effects);
  });
}
