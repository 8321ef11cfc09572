import { type AnswerTexts, textsOf } from '../../../bff/platform/lib/answer-texts.rules.ts';
import type { Answer, Outcome, Request, Version } from '../../writing/text.ts';
import type { Ledger } from './ledger.ts';

type AnswerRequest = Extract<Request, { as: 'answer' }>;
type Draft = AnswerTexts & { updatedAt: string; day: number };
type Diary = { draft: Draft | null; displaced: Draft | null; answers: (Answer & { isDeleted: boolean })[] };

/** A request on its way, with the session that its browser had when it was sent. */
export type Call = { request: Request; person: string | null; session: number | null };

const NOT_SAVED = { message: 'Nicht gespeichert.', faults: {} };

/** The server with its real rules: one answer a day, versions, late and displaced drafts, sessions. */
export class Server {
  day = 1;
  readonly #ledger: Ledger;
  readonly #sessions = new Map<number, string>();
  readonly #diaries = new Map<string, Diary>();
  /** Texts that came without a day, from a page that had heard of none. */
  readonly #dayless = new Set<string>();
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
    const diary = this.#diaries.get(person) ?? { draft: null, displaced: null, answers: [] };
    this.#diaries.set(person, diary);
    return diary;
  }

  entries(person: string): Answer[] {
    return this.diaryOf(person).answers.filter(({ isDeleted }) => !isDeleted);
  }

  todayAnswer(person: string): Answer | null {
    const answer = this.entries(person).find(({ day }) => day === String(this.day));
    return answer ? { ...answer } : null;
  }

  /** All texts that the server has, whatever they are there. */
  texts(): string[] {
    const all = [...this.#diaries.values()];
    return all.flatMap(({ draft, displaced, answers }) =>
      [draft, displaced, ...answers].flatMap((found) => (found ? [found.content] : [])),
    );
  }

  load(of: 'draft' | 'displaced', call: { person: string | null; session: number | null }): Version | null {
    const person = this.#accountOf(call);
    if (!person) return null;
    const found = of === 'draft' ? this.#readable(person) : this.diaryOf(person).displaced;
    return { ...textsOf(found ?? {}), updatedAt: found?.updatedAt ?? null };
  }

  discard(updatedAt: string, call: { person: string | null; session: number | null }): void {
    const person = this.#accountOf(call);
    if (!person) return;
    const diary = this.diaryOf(person);
    if (diary.displaced?.updatedAt === updatedAt) diary.displaced = null;
  }

  handle({ request, ...call }: Call): Outcome {
    const person = this.#accountOf(call);
    if (!person) return { is: 'signedOut' };
    const diary = this.diaryOf(person);
    if (request.as !== 'change' && request.day === null) this.#dayless.add(request.value.content);
    if (request.as !== 'draft' && request.value.content === '')
      this.#ledger.accuse('nothing was sent as an answer');
    if (request.as === 'draft') return this.#saveDraft(person, diary, request.value.content, request.base);
    if (request.as === 'answer') return this.#saveAnswer(person, diary, request);
    return this.#change(person, request.id, request.value.content, request.base);
  }

  /** A program saves an answer over REST, which names no draft: one that is there is displaced. */
  saveByProgram(person: string, content: string): boolean {
    const diary = this.diaryOf(person);
    if (this.todayAnswer(person) || diary.displaced) return false;
    diary.displaced = this.#readable(person);
    diary.draft = null;
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

  /** A draft that was late may be a text that is an answer as well, and stays one. */
  #overwriteDraft(person: string, text: string, by: string): void {
    const isAnswer = this.entries(person).some(({ content }) => content === text);
    if (!isAnswer) this.#ledger.overwrite(text, by);
  }

  #version(): string {
    this.#lastVersion += 1;
    return `v${this.#lastVersion}`;
  }

  #accountOf({ person, session }: { person: string | null; session: number | null }): string | null {
    const account = this.personOf(session);
    return person === null || person === account ? account : null;
  }

  #isTaken(person: string, day: number): boolean {
    return this.diaryOf(person).answers.some((answer) => answer.day === String(day));
  }

  #readable(person: string): Draft | null {
    const { draft } = this.diaryOf(person);
    return draft && !this.#isTaken(person, draft.day) ? draft : null;
  }

  #saveDraft(person: string, diary: Diary, content: string, base: string | null): Outcome {
    const stored = this.#readable(person);
    if (stored && stored.updatedAt !== base) {
      if (stored.content === content) return { is: 'stored', version: { ...stored } };
      return { is: 'contested', other: { ...stored }, message: 'Ein anderer Entwurf.' };
    }
    if (stored && stored.content !== content) this.#overwriteDraft(person, stored.content, content);
    if (content === '') {
      diary.draft = null;
      return { is: 'stored', version: { ...textsOf({ content }), updatedAt: null } };
    }
    if (this.#isTaken(person, this.day)) return { is: 'late', answer: this.todayAnswer(person) };
    this.#ledger.secure(content, person);
    this.#ledger.noteDraft(content);
    diary.draft = { ...textsOf({ content }), updatedAt: this.#version(), day: this.day };
    return { is: 'stored', version: { ...diary.draft } };
  }

  #saveAnswer(person: string, diary: Diary, { value: { content }, base, day }: AnswerRequest): Outcome {
    const today = String(this.day);
    const meant = day ?? today;
    const answer = this.entries(person).find((entry) => entry.day === meant);
    if (answer?.content === content)
      return { is: 'answered', saved: { answer: { ...answer }, milestone: null } };
    const isYesterday = Number(meant) === this.day - 1;
    if (meant !== today && (!isYesterday || this.#isTaken(person, Number(meant)))) {
      return { is: 'over', day: today, answer: this.todayAnswer(person), failure: NOT_SAVED };
    }
    if (answer) return { is: 'late', answer: { ...answer } };
    // Of a text that has come without a day nobody knows that it is an answer already.
    const isEarlier = (entry: Answer) => entry.content === content && Number(entry.day) < Number(meant);
    const isRepeated = !this.#dayless.has(content) && this.entries(person).some(isEarlier);
    if (isRepeated) this.#ledger.repeat(content, Number(meant));
    const stored = this.#readable(person);
    if (stored && stored.updatedAt !== base && stored.content !== content) {
      return { is: 'contested', other: { ...stored }, message: 'Ein anderer Entwurf.' };
    }
    if (stored && stored.content !== content) this.#overwriteDraft(person, stored.content, content);
    diary.draft = null;
    return {
      is: 'answered',
      saved: { answer: this.#answer(person, diary, content, meant), milestone: null },
    };
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
      return { is: 'contested', other: { ...stored }, message: 'Inzwischen geändert.' };
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
