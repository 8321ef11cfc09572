import type { Chance } from './chance.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** The world and tab of an event, and the random numbers that decide it. */
export type Scene = { world: World; tab: Tab; chance: Chance };

/** An event of people, browsers or the network; `run` returns false if the event is impossible now. */
export type HistoryEvent = { name: string; weight: number; run: (scene: Scene) => boolean };
