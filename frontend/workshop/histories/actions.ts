import { textsOf } from '../../../bff/answer/answer-content.rules.ts';
import { EMPTY, otherOf, shownOf, statusOf } from '../../writing/text.ts';
import type { Writer } from '../../writing/writer.ts';
import type { Spoil } from './surroundings.ts';
import type { Tab } from './tab.ts';

export function write(tab: Tab, writer: Writer, text: string): void {
  const shown = shownOf(writer.text()).content;
  if (text === '') {
    tab.around.ledger.giveUp(shown);
    tab.sent.delete(JSON.stringify(writer.text().field));
  } else tab.around.ledger.replace(shown, text);
  if (writer.text().field.kind === 'day') tab.around.ledger.mean(text, writer.text().day);
  writer.dispatch({ is: 'typed', value: textsOf({ content: text }) });
}

/**
 * The person saves the text in the field, knowingly for this day, or for the day of a draft that the page shows.
 */
export function ask({ day, around: { ledger, server } }: Tab): void {
  const text = day.text();
  const meant = Number((text.typed ?? text).day ?? server.day);
  if (!text.typed || meant === server.day) ledger.ask(shownOf(text).content, meant);
  day.dispatch({ is: 'saveRequested' });
}

/** The person decides between two versions, or leaves an edit. */
export function choose(tab: Tab, writer: Writer, side: 'own' | 'stored'): void {
  const text = writer.text();
  const own = shownOf(text).content;
  const other = (otherOf(text) ?? text.stored ?? EMPTY).content;
  if (side === 'own') tab.around.ledger.replace(other, own);
  else tab.around.ledger.replace(own, otherOf(text) ? other : '');
  writer.dispatch({ is: 'chose', side });
}

/** The person decides about a text that waits beside the answer, as on the page of the answered day. */
export function decide(tab: Tab, side: 'own' | 'stored'): boolean {
  const { ledger, server } = tab.around;
  const { typed, answer, inFlight } = tab.day.text();
  const waiting = typed?.value ?? tab.superseded;
  if (!answer || !waiting || inFlight) return false;
  if (side === 'own') {
    ledger.replace(answer.content, waiting.content);
    if (!typed) tab.day.dispatch({ is: 'typed', value: textsOf(waiting) });
  } else {
    ledger.giveUp(waiting.content);
    const { superseded } = tab;
    if (superseded?.updatedAt && (!typed || typed.base === superseded.updatedAt)) {
      ledger.giveUp(superseded.content);
      server.discard(superseded.updatedAt, tab.call());
      tab.superseded = null;
    }
  }
  tab.day.dispatch({ is: 'chose', side });
  return true;
}

/** Checks that the screen claims only what is true, and never shows an own text as another version. */
export function check(tab: Tab, safe: Set<string>): void {
  const { ledger, server } = tab.around;
  // After a log-out elsewhere the outbox is empty, but this page does not know that yet.
  const isOver = server.personOf(tab.browser.session) !== tab.person;
  for (const writer of tab.shown()) {
    const text = writer.text();
    const { content } = shownOf(text);
    const status = statusOf(text);
    if (status === 'drafted' && !ledger.wasDraft(content)) ledger.accuse(`${content} is no draft`);
    if (!isOver && ['stored', 'offline', 'waiting'].includes(status) && !ledger.isPresent(content, safe)) {
      ledger.accuse(`${content} is not on this device`);
    }
    const sent = tab.sent.get(JSON.stringify(text.field)) ?? [];
    if (text.problem?.is === 'conflict' && sent.includes(text.problem.other.content)) {
      ledger.accuse(`${text.problem.other.content} is shown as a version from elsewhere (tab ${tab.id})`);
    }
  }
}

/** Checks that each text without confirmation shows a reason or waits for the person's decision. */
export function checkSettled(tab: Tab): void {
  for (const writer of tab.shown()) {
    const text = writer.text();
    const isWaiting = text.answer !== null || (text.field.kind === 'entry' && text.typed?.wish === 'draft');
    if (text.typed && statusOf(text) === 'none' && !isWaiting) {
      tab.around.ledger.accuse(`${text.typed.value.content} stays behind without a word`);
    }
  }
}

/** Sends everything as a log-out does; then the person leaves, or stays with the unsent texts. */
export async function logOut(tab: Tab, givesUp: boolean): Promise<void> {
  const { ledger, server, spoil } = tab.around;
  tab.isLoggingOut = true;
  const arrived = await flush(tab, spoil.isSkipped);
  tab.isLoggingOut = false;
  if (!arrived && !givesUp) return;
  const { session, records } = tab.browser;
  if (!arrived) for (const { typed } of records) ledger.giveUp(typed.value.content);
  if (!arrived) for (const text of tab.typed()) ledger.giveUp(text);
  if (server.personOf(session) === tab.person && session !== null) server.endSession(session);
  tab.browser.clear(tab.person);
  tab.browser.session = null;
  tab.die();
}

async function flush(tab: Tab, isSkipped: Spoil['isSkipped']): Promise<boolean> {
  if (isSkipped) {
    const writers = tab.shown().filter((writer) => !isSkipped(writer.text().field));
    const results = await Promise.all(writers.map((writer) => writer.flush()));
    return results.every(Boolean);
  }
  return tab.writers.sendAll(tab.person, (field) => tab.deliveryFor(field));
}
