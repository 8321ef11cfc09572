import { type AnswerTexts, textsOf } from '../../../bff/answer/answer-content.rules.ts';
import type { Answer, AnswerDay, Failure, Outcome, Request, Version } from '../../writing/text.ts';
import type { Ledger } from './ledger.ts';

type DayRequest = Extract<Request, { openDay: AnswerDay }>;
type Draft = AnswerTexts & { updatedAt: string; day: number };
type Diary = { drafts: Draft[]; superseded: Draft | null; answers: (Answer & { isDeleted: boolean })[] };

/** Who calls, with the session that the browser had then, and the day of the field that the call is about. */
export type Caller = { person: string | null; session: number | null; openDay: AnswerDay };

/** A request in flight. */
export type Call = Caller & { request: Request };

// Three digits like all later days, because days are compared as texts.
const FIRST_DAY = 101;
const NOT_SAVED = { message: 'Nicht gespeichert.', faults: {} };

const numberOf = (version: string) => Number(version.slice(1));

/** The server's real rules: one answer a day, yesterday too, versions, late and superseded drafts, sessions. */
export class Server {
  day = FIRST_DAY;
  readonly #ledger: Ledger;
  readonly #sessions = new Map<number, string>();
  readonly #diaries = new Map<string, Diary>();
  #lastVersion = 0;
  #lastId = 0;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  signIn(person: string): number {
    this.#lastId += 1;
    this.#sessions.set(this.#lastId, person);
    return this.#lastId;
  }

  endSession(session: number): void {
    this.#sessions.delete(session);
  }

  personOf(session: number | null): string | null {
    return session === null ? null : (this.#sessions.get(session) ?? null);
  }

  diaryOf(person: string): Diary {
    const diary = this.#diaries.get(person) ?? { drafts: [], superseded: null, answers: [] };
    this.#diaries.set(person, diary);
    return diary;
  }

  entries(person: string): Answer[] {
    return this.diaryOf(person).answers.filter(({ isDeleted }) => !isDeleted);
  }

  dayOf(openDay: AnswerDay): number {
    return openDay === 'TODAY' ? this.day : this.day - 1;
  }

  answerOf(person: string, openDay: AnswerDay): Answer | null {
    const answer = this.entries(person).find(({ day }) => day === String(this.dayOf(openDay)));
    return answer ? { ...answer } : null;
  }

  /** Whether a day takes an answer: today or yesterday, without an answer so far. */
  isOpen(person: string, day: number): boolean {
    const isNear = day === this.day || (day === this.day - 1 && day >= FIRST_DAY);
    return isNear && !this.#isTaken(person, day);
  }

  /** All texts on the server, in any role. */
  texts(): string[] {
    const all = [...this.#diaries.values()];
    return all.flatMap(({ drafts, superseded, answers }) =>
      [...drafts, superseded, ...answers].flatMap((found) => (found ? [found.content] : [])),
    );
  }

  load(what: 'draft' | 'superseded', call: Caller): Version | null {
    const person = this.#accountOf(call);
    if (!person) return null;
    const found =
      what === 'draft' ? this.#readable(person, this.dayOf(call.openDay)) : this.diaryOf(person).superseded;
    return { ...textsOf(found ?? {}), updatedAt: found?.updatedAt ?? null };
  }

  discard(updatedAt: string, call: Caller): void {
    const person = this.#accountOf(call);
    if (!person) return;
    const diary = this.diaryOf(person);
    if (diary.superseded?.updatedAt === updatedAt) diary.superseded = null;
  }

  handle({ request, ...call }: Call): Outcome {
    const person = this.#accountOf(call);
    if (!person) return { is: 'signedOut' };
    const diary = this.diaryOf(person);
    if (request.as !== 'draft' && request.value.content === '')
      this.#ledger.accuse('nothing was sent as an answer');
    if (request.as === 'draft') return this.#saveDraft(person, diary, { ...request, openDay: call.openDay });
    if (request.as === 'answer')
      return this.#saveAnswer(person, diary, { ...request, openDay: call.openDay });
    return this.#change(person, request.id, request.value.content, request.base);
  }

  /** A program saves an answer over REST without naming a draft, so an existing draft is superseded. */
  saveByProgram(person: string, content: string): boolean {
    const diary = this.diaryOf(person);
    if (this.answerOf(person, 'TODAY') || diary.superseded) return false;
    diary.superseded = this.#readable(person, this.day);
    this.#end(diary, diary.superseded);
    this.#answer(person, diary, content);
    return true;
  }

  deleteEntry(person: string, id: string): string {
    const found = this.diaryOf(person).answers.find((answer) => answer.id === id);
    if (!found) return '';
    const { content } = found;
    Object.assign(found, { isDeleted: true, content: '' });
    return content;
  }

  /** A late draft may equal the text of an answer, which stays an answer. */
  #overwriteDraft(person: string, text: string, by: string): void {
    const isAnswer = this.entries(person).some(({ content }) => content === text);
    if (!isAnswer) this.#ledger.overwrite(text, by);
  }

  #version(): string {
    this.#lastVersion += 1;
    return `v${this.#lastVersion}`;
  }

  #accountOf({ person, session }: Pick<Caller, 'person' | 'session'>): string | null {
    const account = this.personOf(session);
    return person === null || person === account ? account : null;
  }

  #isTaken(person: string, day: number): boolean {
    return this.diaryOf(person).answers.some((answer) => answer.day === String(day));
  }

  /** The day's own draft, or for today the newest draft from before yesterday that the draft `base` has not hidden. */
  #readable(person: string, day: number, base: string | null = null): Draft | null {
    const open = this.diaryOf(person).drafts.filter((draft) => !this.#isTaken(person, draft.day));
    const isShown = ({ updatedAt }: Draft) => !base || numberOf(updatedAt) >= numberOf(base);
    const older = open.filter((draft) => day === this.day && draft.day < day - 1 && isShown(draft));
    const newest = older.sort((one, other) => other.day - one.day)[0];
    return open.find((draft) => draft.day === day) ?? newest ?? null;
  }

  #end(diary: Diary, draft: Draft | null): void {
    diary.drafts = diary.drafts.filter((other) => other !== draft);
  }

  /** What the delivery makes of a refusal, once it has looked how the days stand. */
  #refusal(person: string, { openDay, value }: DayRequest, day: number, failure: Failure | null): Outcome {
    if (day === this.dayOf(openDay)) return { is: 'dayAnswered', answer: this.answerOf(person, openDay) };
    const ofYesterday = this.answerOf(person, 'YESTERDAY');
    if (ofYesterday?.day === String(day) && ofYesterday.content === value.content)
      return { is: 'answered', saved: { answer: ofYesterday, milestone: null } };
    return { is: 'dayOver', day: String(this.day), answer: this.answerOf(person, 'TODAY'), failure };
  }

  #saveDraft(person: string, diary: Diary, request: DayRequest): Outcome {
    const { value, base, day } = request;
    const { content } = value;
    const meant = Number(day ?? this.day);
    if (meant !== this.day && meant !== this.day - 1) return this.#refusal(person, request, meant, NOT_SAVED);
    const stored = this.#readable(person, meant, base);
    if (stored && stored.updatedAt !== base) {
      if (stored.content === content) return { is: 'stored', version: { ...stored } };
      return { is: 'conflict', other: { ...stored }, message: 'Ein anderer Entwurf.' };
    }
    const isDropped = content !== '' && this.#isTaken(person, meant);
    if (stored && stored.content !== content && !isDropped)
      this.#overwriteDraft(person, stored.content, content);
    if (isDropped) return this.#refusal(person, request, meant, null);
    this.#end(diary, stored);
    if (content === '') return { is: 'stored', version: { ...textsOf({ content }), updatedAt: null } };
    this.#ledger.secure(content, person);
    this.#ledger.noteDraft(content);
    this.#ledger.move(content, meant, (other) => this.isOpen(person, other));
    const draft = { ...textsOf({ content }), updatedAt: this.#version(), day: meant };
    diary.drafts.push(draft);
    return { is: 'stored', version: { ...draft } };
  }

  #saveAnswer(person: string, diary: Diary, request: DayRequest): Outcome {
    const { value, base, day } = request;
    const { content } = value;
    const meant = Number(day ?? this.day);
    const answer = this.entries(person).find((entry) => entry.day === String(meant));
    if (answer?.content === content)
      return { is: 'answered', saved: { answer: { ...answer }, milestone: null } };
    const isToday = meant === this.day;
    if (answer || (!isToday && !this.isOpen(person, meant)))
      return this.#refusal(person, request, meant, NOT_SAVED);
    const isEarlier = (entry: Answer) => entry.content === content && Number(entry.day) < meant;
    if (this.entries(person).some(isEarlier)) this.#ledger.repeat(content, meant);
    const known = diary.drafts.find(({ updatedAt }) => updatedAt === base) ?? null;
    const stored = known ?? this.#readable(person, meant, base);
    if (stored && stored.updatedAt !== base && stored.content !== content) {
      return { is: 'conflict', other: { ...stored }, message: 'Ein anderer Entwurf.' };
    }
    if (stored && stored.content !== content) this.#overwriteDraft(person, stored.content, content);
    this.#end(diary, stored);
    this.#ledger.move(content, meant, (other) => this.isOpen(person, other));
    const saved = { answer: this.#answer(person, diary, content, String(meant)), milestone: null };
    return { is: 'answered', saved };
  }

  #answer(person: string, diary: Diary, content: string, day = String(this.day)): Answer {
    this.#ledger.secure(content, person);
    this.#ledger.noteAnswer(content);
    this.#lastId += 1;
    const facts = { id: `e${this.#lastId}`, isReadable: true, day };
    const answer = { ...facts, ...textsOf({ content }), updatedAt: this.#version() };
    diary.answers.push({ ...answer, isDeleted: false });
    return answer;
  }

  #change(person: string, id: string, content: string, base: string | null): Outcome {
    const stored = this.diaryOf(person).answers.find((answer) => answer.id === id && !answer.isDeleted);
    if (!stored) return { is: 'refused', failure: NOT_SAVED };
    if (stored.updatedAt !== base && stored.content !== content) {
      return { is: 'conflict', other: { ...stored }, message: 'Inzwischen geändert.' };
    }
    if (stored.content !== content) {
      this.#ledger.overwrite(stored.content, content);
      this.#ledger.secure(content, person);
      this.#ledger.noteAnswer(content);
      Object.assign(stored, { content, updatedAt: this.#version() });
    }
    return { is: 'answered', saved: { answer: { ...stored }, milestone: null } };
  }
}
