import { isSaving, otherOf } from '../../writing/text.ts';
import type { Writer } from '../../writing/writer.ts';
import { ask, decide, choose as decideBetween, logOut, write as type } from './actions.ts';
import type { HistoryEvent, Scene } from './history-event.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

const BLANK = 0.1;

/** Whether the page shows the open question with an editable field. */
function isOpen({ day, answer, browser, isLoggingOut }: Tab, world: World): boolean {
  const isLeaving = isLoggingOut || world.alive().some((tab) => tab.browser === browser && tab.isLoggingOut);
  return !answer && !isLeaving && day.text().isReady && !isSaving(day.text());
}

function write(writer: Writer, { world, tab, chance }: Scene): boolean {
  const isBlank = chance.happens(BLANK);
  if (isBlank && writer.text().field.kind === 'entry') return false;
  type(tab, writer, isBlank ? '' : world.ledger.write(tab.person));
  return true;
}

function choose(writer: Writer, { tab, chance }: Scene): boolean {
  decideBetween(tab, writer, chance.happens(0.5) ? 'own' : 'stored');
  return true;
}

function editorOf({ world, tab }: Scene): Writer | null {
  const isLeaving = world
    .alive()
    .some(({ browser, isLoggingOut }) => browser === tab.browser && isLoggingOut);
  const writer = tab.editor?.writer;
  return !writer || isLeaving || !writer.text().isReady || isSaving(writer.text()) ? null : writer;
}

/** The actions of people. */
export const PERSON_EVENTS: HistoryEvent[] = [
  {
    name: 'types',
    weight: 14,
    run: (scene) => isOpen(scene.tab, scene.world) && write(scene.tab.day, scene),
  },
  {
    name: 'asks to save the answer',
    weight: 5,
    run: ({ tab, world }) => {
      if (!isOpen(tab, world)) return false;
      ask(tab);
      return true;
    },
  },
  {
    name: 'chooses between two texts',
    weight: 6,
    run: (scene) => {
      const { tab, chance } = scene;
      if (tab.answer) return decide(tab, chance.happens(0.5) ? 'own' : 'stored');
      return otherOf(tab.day.text()) !== null && choose(tab.day, scene);
    },
  },
  {
    name: 'chooses the other day',
    weight: 4,
    run: ({ world, tab }) => {
      const isLeaving = world.alive().some((one) => one.browser === tab.browser && one.isLoggingOut);
      if (isLeaving || (tab.openDay === 'TODAY' && !tab.isYesterdayOpen)) return false;
      tab.show(tab.openDay === 'TODAY' ? 'YESTERDAY' : 'TODAY');
      return true;
    },
  },
  {
    name: 'opens an entry',
    weight: 5,
    run: ({ world, tab, chance }) => {
      const [first, ...others] = world.server.entries(tab.person);
      if (!first || tab.isLoggingOut || world.network.isDown) return false;
      tab.edit({ ...chance.of([first, ...others]) });
      return true;
    },
  },
  {
    name: 'types into an entry',
    weight: 12,
    run: (scene) => {
      const writer = editorOf(scene);
      return writer !== null && write(writer, scene);
    },
  },
  {
    name: 'asks to save an entry',
    weight: 8,
    run: (scene) => {
      const writer = editorOf(scene);
      writer?.dispatch({ is: 'saveRequested' });
      return writer !== null;
    },
  },
  {
    name: 'chooses in an entry',
    weight: 4,
    run: (scene) => {
      const writer = editorOf(scene);
      return writer !== null && otherOf(writer.text()) !== null && choose(writer, scene);
    },
  },
  {
    name: 'gives an edit up',
    weight: 1,
    run: (scene) => {
      const writer = editorOf(scene);
      if (!writer || otherOf(writer.text())) return false;
      if (writer.text().typed) decideBetween(scene.tab, writer, 'stored');
      scene.tab.closeEditor();
      return true;
    },
  },
  {
    name: 'logs out',
    weight: 1,
    run: ({ tab, chance }) => {
      if (tab.isLoggingOut) return false;
      void logOut(tab, chance.happens(0.3));
      return true;
    },
  },
];
