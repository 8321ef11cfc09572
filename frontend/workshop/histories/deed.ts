import type { Chance } from './chance.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** Where something happens, and the chance that decides about it. */
export type Scene = { world: World; tab: Tab; chance: Chance };

/** Something that people, browsers or the network do; false where it cannot happen now. */
export type Deed = { name: string; weight: number; run: (scene: Scene) => boolean };
