import type { Call } from './calls.ts';
import type { BenchUser } from './fill.ts';
import { measure, medianSample, type Sample, type Subject } from './measure.ts';
import type { LoadDriver } from './processes.ts';
import type { BenchStage } from './stage.ts';

/** As many people as the product keeps keys in memory for, and some room. */
export const PEOPLE = 900;

/** Entries of each of them: a month. */
export const ENTRIES = 30;

/** Entries of somebody who has written every day for ten years. */
export const WHOLE_DIARY = 3_650;

/** The call of somebody with as many, as a row names it. */
export const WHOLE_LIST = 'whole list of 3,650';

const CALLS: Call[] = ['list', 'draft', 'save'];
const CONNECTIONS = 16;
const DIARY_CONNECTIONS = 4;
const DIARY_REQUESTS = 60;

/** A subject's medians for one call. */
export interface Row {
  call: string;
  subject: string;
  sample: Sample;
}

/** Who is asked, and by whom. */
export interface Rounds {
  stage: BenchStage;
  driver: LoadDriver;
  subjects: Subject[];
  people: BenchUser[];
  diarists: BenchUser[];
  rounds: number;
}

/** Measures every subject in every round, one after the other, so that what disturbs one disturbs all; after a round that warms up. */
export async function playRounds({
  stage,
  driver,
  subjects,
  people,
  diarists,
  rounds,
}: Rounds): Promise<Row[]> {
  const samples = new Map<string, Sample[]>();
  const keep = (key: string, sample: Sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  for (let round = 0; round <= rounds; round += 1) {
    process.stdout.write(round === 0 ? 'warming up' : ` · round ${round}`);
    for (const call of CALLS) {
      for (const subject of subjects) {
        const pass = { call, people, total: people.length, connections: CONNECTIONS };
        const sample = await measure(stage, driver, subject, pass);
        if (round > 0) keep(`${call}|${subject.name}`, sample);
      }
    }
    for (const subject of subjects) {
      if (subject.door === 'graphql' || round % 2 === 1) continue;
      const pass = {
        call: 'list',
        people: diarists,
        total: DIARY_REQUESTS,
        connections: DIARY_CONNECTIONS,
      } as const;
      const sample = await measure(stage, driver, subject, pass);
      if (round > 0) keep(`${WHOLE_LIST}|${subject.name}`, sample);
    }
  }
  process.stdout.write('\n');
  return [...samples].map(([key, all]) => {
    const [call = '', subject = ''] = key.split('|');
    return { call, subject, sample: medianSample(all) };
  });
}
