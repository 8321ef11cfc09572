/** The facts about a typed text; every text of a history is different. */
type Entry = {
  person: string;
  /** Whether it has been on an outbox or with the server: from then on it must be somewhere. */
  isSecured: boolean;
  /** Texts by which the person knowingly replaced this text. */
  followers: Set<string>;
  /** Whether the person has discarded the text. */
  isGivenUp: boolean;
  wasDraft: boolean;
  wasAnswer: boolean;
  /** The days for which the person has saved the text. */
  askedOn: Set<number>;
  /** The day for which the text was last typed, as far as the page knew. */
  typedFor: number | null;
};

/** The record of all texts of a history: who typed them, and what people knowingly did with them. */
export class Ledger {
  /** The first rule that was broken, or null. */
  violation: string | null = null;
  readonly #entries = new Map<string, Entry>();

  constructor() {
    // The empty text belongs to nobody and is never lost.
    Object.assign(this.#enter('', ''), { isGivenUp: true, wasDraft: true, wasAnswer: true });
  }

  accuse(violation: string): void {
    this.violation ??= violation;
  }

  /** Creates a new, unique text of a person. */
  write(person: string): string {
    const text = `t${this.#entries.size}`;
    this.#enter(text, person);
    return text;
  }

  #enter(text: string, person: string): Entry {
    const facts = { isSecured: false, isGivenUp: false, wasDraft: false, wasAnswer: false, typedFor: null };
    const entry = { person, ...facts, followers: new Set<string>(), askedOn: new Set<number>() };
    this.#entries.set(text, entry);
    return entry;
  }

  #of(text: string): Entry {
    const entry = this.#entries.get(text);
    if (!entry) throw new Error(`Nobody has typed "${text}".`);
    return entry;
  }

  replace(text: string, by: string): void {
    if (text !== by) this.#of(text).followers.add(by);
  }

  giveUp(text: string): void {
    this.#of(text).isGivenUp = true;
  }

  /** An outbox or the server has the text. */
  secure(text: string, account: string): void {
    const entry = this.#of(text);
    if (text === '') return;
    if (entry.person !== account) this.accuse(`${text} of ${entry.person} went to ${account}`);
    entry.isSecured = true;
  }

  ask(text: string, day: number): void {
    this.#of(text).askedOn.add(day);
  }

  /**
   * A text becomes the answer of another day too; the person must have saved the text for that day. Of a text of a page
   * that knew no day, two tabs may hear of different days.
   */
  repeat(text: string, day: number): void {
    const { typedFor, askedOn } = this.#of(text);
    if (typedFor !== null && !askedOn.has(day)) this.accuse(`${text} appears again on day ${day}`);
  }

  /** Records that the person typed the text for this day. */
  mean(text: string, day: string | null): void {
    this.#of(text).typedFor = day === null ? null : Number(day);
  }

  /**
   * The text is stored for a day. Another day than the typed day is allowed only if the typed day takes no answer any
   * more.
   */
  move(text: string, day: number, isOpen: (day: number) => boolean): void {
    const { typedFor } = this.#of(text);
    if (typedFor !== null && typedFor !== day && isOpen(typedFor))
      this.accuse(`${text} of day ${typedFor} has moved to day ${day}`);
  }

  noteDraft(text: string): void {
    this.#of(text).wasDraft = true;
  }

  noteAnswer(text: string): void {
    this.#of(text).wasAnswer = true;
  }

  wasDraft(text: string): boolean {
    return this.#of(text).wasDraft;
  }

  wasAnswer(text: string): boolean {
    return this.#of(text).wasAnswer;
  }

  /** A text on the server was replaced by another text; the person must have chosen that. */
  overwrite(text: string, by: string): void {
    const { isGivenUp, followers } = this.#of(text);
    if (!isGivenUp && followers.size === 0) this.accuse(`${text} was overwritten unseen by "${by}"`);
  }

  /** Checks that every secured text, or a text that replaced it, still exists. */
  checkNothingLost(there: Set<string>): void {
    for (const [text, entry] of this.#entries) {
      if (entry.isSecured && !this.isPresent(text, there)) this.accuse(`${text} is lost`);
    }
  }

  /** Whether the text exists, or a text by which its person has knowingly replaced it. */
  isPresent(text: string, there: Set<string>, seen = new Set<string>()): boolean {
    if (there.has(text)) return true;
    if (seen.has(text)) return false;
    seen.add(text);
    const { isGivenUp, followers } = this.#of(text);
    return isGivenUp || [...followers].some((by) => this.isPresent(by, there, seen));
  }
}
