/** What is known of one text that somebody has typed; every text of a history is another one. */
type Entry = {
  person: string;
  /** Whether it has been on an outbox or with the server: from then on it must be somewhere. */
  isSecured: boolean;
  /** Its person has put these in its place. */
  followers: Set<string>;
  /** Its person has given it up. */
  isGivenUp: boolean;
  wasDraft: boolean;
  wasAnswer: boolean;
  /** The days on which its person has asked to save it as theirs. */
  askedOn: Set<number>;
  /** The day that it was last typed for, as far as its page had been told. */
  typedFor: number | null;
};

/** The book of all texts of a history: who typed them, and what their people knowingly did with them. */
export class Ledger {
  /** The first rule that was broken, or null. */
  violation: string | null = null;
  readonly #entries = new Map<string, Entry>();

  constructor() {
    // The empty text is nobody's, is everywhere, and is no loss.
    Object.assign(this.#enter('', ''), { isGivenUp: true, wasDraft: true, wasAnswer: true });
  }

  accuse(violation: string): void {
    this.violation ??= violation;
  }

  /** A new text of a person; nobody has typed it before. */
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

  /** A text becomes another day's answer as well: its person must have asked for that. */
  repeat(text: string, day: number): void {
    if (!this.#of(text).askedOn.has(day)) this.accuse(`${text} appears again on day ${day}`);
  }

  /** Its person has typed the text for this day. */
  mean(text: string, day: string | null): void {
    this.#of(text).typedFor = day === null ? null : Number(day);
  }

  /** The text is stored for a day: for another one than it was typed for only where that takes it no more. */
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

  /** Something has left the server for something else: its person must know. */
  overwrite(text: string, by: string): void {
    const { isGivenUp, followers } = this.#of(text);
    if (!isGivenUp && followers.size === 0) this.accuse(`${text} was overwritten unseen by "${by}"`);
  }

  /** Every text that was secured is somewhere, or one that took its place is. */
  checkNothingLost(there: Set<string>): void {
    for (const [text, entry] of this.#entries) {
      if (entry.isSecured && !this.isPresent(text, there)) this.accuse(`${text} is lost`);
    }
  }

  /** Whether the text is there, or its person has knowingly put another one in its place that is. */
  isPresent(text: string, there: Set<string>, seen = new Set<string>()): boolean {
    if (there.has(text)) return true;
    if (seen.has(text)) return false;
    seen.add(text);
    const { isGivenUp, followers } = this.#of(text);
    return isGivenUp || [...followers].some((by) => this.isPresent(by, there, seen));
  }
}
