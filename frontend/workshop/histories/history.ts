import { Chance } from './chance.ts';
import { PERSON } from './deeds-of-people.ts';
import { BROWSER, WITHOUT_TAB } from './deeds-of-things.ts';
import type { Spoil } from './tab.ts';
import { World } from './world.ts';

const DEEDS = [...PERSON, ...BROWSER, ...WITHOUT_TAB];
const TRIES = 20;
const TOTAL = DEEDS.reduce((sum, { weight }) => sum + weight, 0);

/** The events from one start; each step is the seed of its event. */
export type History = { seed: number; steps: number[] };

/** The result of a history: the rule that it broke, and how often each event happened, faults included. */
export type Played = { violation: string | null; happened: Map<string, number> };

/** The history with this number. */
export function historyOf(seed: number, mostSteps = 60): History {
  const chance = new Chance(seed);
  const count = 5 + chance.below(mostSteps - 5);
  return { seed, steps: Array.from({ length: count }, () => chance.below(0x7fff_ffff)) };
}

function weighed(point: number) {
  let left = point;
  for (const deed of DEEDS) {
    left -= deed.weight;
    if (left < 0) return deed;
  }
  return DEEDS[0];
}

/** Plays a history step by step, and looks after each whether every rule still holds. */
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
      const deed = weighed(chance.below(TOTAL));
      if (!tab || !deed || (!tab.isAlive && !WITHOUT_TAB.includes(deed))) continue;
      if (deed.run({ world, tab, chance })) {
        happened.set(deed.name, (happened.get(deed.name) ?? 0) + 1);
        note?.(`${tab.person}, tab ${tab.id}: ${deed.name} ${world.describe()}`);
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

/** Leaves steps out as long as the history still breaks a rule. */
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

/** The shortest history that still breaks the rule, told step by step. */
export async function retold(history: History, spoil: Spoil = {}): Promise<string> {
  const lines: string[] = [];
  const { violation } = await play(await shortest(history, spoil), spoil, (line) => lines.push(line));
  return [`History ${history.seed}: ${violation}`, ...lines].join('\n  ');
}
