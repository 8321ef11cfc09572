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
  type Typed,
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

export const typed = (over: Partial<Typed> = {}): Typed => ({
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
/** The field of yesterday, which is 22 November here. */
export const yesterday = (over: Partial<Text> = {}) => text(YESTERDAY, { day: '2026-11-22', ...over });
export const entry = (over: Partial<Text> = {}) => text(ENTRY, { stored: ANSWER, ...over });

/** A request of this kind is under way with the text as it is typed. */
export function sending(state: Text, as: 'draft' | 'answer' | 'change', isAsked = as !== 'draft'): Text {
  const { value, base, day: typedOn } = state.typed ?? typed();
  const request =
    as === 'change' ? { as, id: '7', value, base } : { as, of: 'TODAY' as const, value, base, day: typedOn };
  return { ...state, inFlight: { request, isAsked } };
}

export const came = (outcome: Outcome): Event => ({ is: 'replied', outcome });
export const STORED = came({ is: 'stored', version: { ...MINE, updatedAt: 'v2' } });
export const CONFLICTING = came({ is: 'conflict', other: THEIRS, message: 'Anders.' });
export const UNREACHABLE = came({ is: 'unreachable', failure: null });
export const LATE = came({ is: 'late', answer: ANSWER });
export const OVER = (answer: Answer | null) =>
  came({ is: 'over', day: '2026-11-23', answer, failure: FAULT });
export const DUE: Event = { is: 'due' };

/** An effect in few words. */
function said(effect: Effect): string {
  if (effect.do === 'send') return `send ${effect.request.as} over ${effect.request.base}`;
  if (effect.do === 'remove') return `remove ${effect.value.content}`;
  return effect.do === 'notify' ? `tell ${effect.news.is}` : effect.do;
}

/** A text before an event, the event, and the expected text and effects. */
export type Row = [when: string, before: Text, event: Event, then: object, effects: string[]];

/** Tests the rows one after the other. */
export function testRows(rows: Row[]): void {
  test.each(rows)('%s', (_when, before, event, then, effects) => {
    const after = next(before, event);
    expect(after.text).toMatchObject(then);
    expect(after.effects.map(said)).toEqual(effects);
  });
}
