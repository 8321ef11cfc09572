import { Chance } from './chance.ts';
import { PERSON_EVENTS } from './person-events.ts';
import type { Spoil } from './surroundings.ts';
import { BROWSER_EVENTS, EVENTS_WITHOUT_TAB } from './system-events.ts';
import { World } from './world.ts';

const EVENTS = [...PERSON_EVENTS, ...BROWSER_EVENTS, ...EVENTS_WITHOUT_TAB];
const TRIES = 20;
const TOTAL = EVENTS.reduce((sum, { weight }) => sum + weight, 0);

/** The events from one start; each step is the seed of its event. */
export type History = { seed: number; steps: number[] };

/** The result of a history: the rule that it broke, and how often each event happened, faults included. */
export type Played = { violation: string | null; happened: Map<string, number> };

/** Creates the history with this number. */
export function historyOf(seed: number, mostSteps = 60): History {
  const chance = new Chance(seed);
  const count = 5 + chance.below(mostSteps - 5);
  return { seed, steps: Array.from({ length: count }, () => chance.below(0x7fff_ffff)) };
}

function weighed(point: number) {
  let left = point;
  for (const event of EVENTS) {
    left -= event.weight;
    if (left < 0) return event;
  }
  return EVENTS[0];
}

/** Plays a history and checks every rule after each step. */
export async function play(
  { seed, steps }: History,
  spoil: Spoil = {},
  note?: (line: string) => void,
): Promise<Played> {
  const world = new World(spoil, new Chance(seed));
  const happened = world.network.faults;
  await world.drained();
  for (const step of steps) {
    const chance = new Chance(step);
    for (let left = TRIES; left > 0; left -= 1) {
      const tabs = world.alive();
      const tab = tabs[chance.below(tabs.length)] ?? world.tabs[0];
      const event = weighed(chance.below(TOTAL));
      if (!tab || !event || (!tab.isAlive && !EVENTS_WITHOUT_TAB.includes(event))) continue;
      if (tab.isElsewhere && PERSON_EVENTS.includes(event)) continue;
      if (event.run({ world, tab, chance })) {
        happened.set(event.name, (happened.get(event.name) ?? 0) + 1);
        note?.(`${tab.person}, tab ${tab.id}: ${event.name} ${world.describe()}`);
        break;
      }
    }
    await world.drained();
    world.check();
    if (world.ledger.violation) break;
  }
  if (!world.ledger.violation) await world.settle();
  return { violation: world.ledger.violation, happened };
}

/** Removes steps while the history still breaks a rule. */
export async function shortest({ seed, steps }: History, spoil: Spoil = {}): Promise<History> {
  let known = steps;
  for (let size = Math.ceil(steps.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let start = 0; start < known.length; ) {
      const rest = [...known.slice(0, start), ...known.slice(start + size)];
      if ((await play({ seed, steps: rest }, spoil)).violation) known = rest;
      else start += size;
    }
  }
  return { seed, steps: known };
}

/** Describes, step by step, the shortest history that still breaks the rule. */
export async function retold(history: History, spoil: Spoil = {}): Promise<string> {
  const lines: string[] = [];
  const { violation } = await play(await shortest(history, spoil), spoil, (line) => lines.push(line));
  return [`History ${history.seed}: ${violation}`, ...lines].join('\n  ');
}
