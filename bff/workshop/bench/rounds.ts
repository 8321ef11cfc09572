import type { BenchUser } from './fill.ts';
import { measure, type Pass, type Sample, type Subject } from './measure.ts';
import { mirrored } from './order.ts';
import type { LoadDriver } from './processes.ts';
import { meanSample, type Samples } from './samples.ts';
import type { BenchStage } from './stage.ts';

/** Slightly fewer people than the product caches keys for. */
export const PEOPLE = 900;

/** Entries of each person: a month. */
export const ENTRIES = 30;

/** Entries of a person who has written every day for ten years. */
export const WHOLE_DIARY = 3_650;

/** The row name of the whole list of such a person. */
export const WHOLE_LIST = 'whole list of 3,650';

/** The number of concurrent requests. */
export const CONNECTIONS = 16;

const DIARY_CONNECTIONS = 4;
const DIARY_REQUESTS = 20;

/** The subjects, people and tools of the measurement. */
export interface Rounds {
  stage: BenchStage;
  driver: LoadDriver;
  subjects: Subject[];
  people: BenchUser[];
  diarists: BenchUser[];
  rounds: number;
}

/** The passes of a turn. A save ends the stored draft, as in normal use. */
function turnsOf({ people, diarists }: Rounds): Pass[][] {
  const all = { people, total: people.length, connections: CONNECTIONS };
  const whole = { people: diarists, total: DIARY_REQUESTS, connections: DIARY_CONNECTIONS };
  return [
    [{ name: 'list', call: 'list', ...all }],
    [
      { name: 'draft', call: 'draft', ...all },
      { name: 'save', call: 'save', ...all },
    ],
    [{ name: WHOLE_LIST, call: 'list', ...whole }],
  ];
}

/** The subjects of a turn. Whole lists exist over REST only. */
function subjectsOf([first]: Pass[], subjects: Subject[]): Subject[] {
  return subjects.filter(({ door }) => door === 'rest' || first?.name !== WHOLE_LIST);
}

type Keep = (call: string, subject: string, sample: Sample) => void;

/** Plays a turn with every subject, forwards and backwards, and keeps the mean of each subject's two samples. */
async function playTurn(turn: Pass[], round: number, rounds: Rounds, keep: Keep): Promise<void> {
  const { stage, driver, people } = rounds;
  const halves = new Map<string, Sample>();
  for (const subject of mirrored(subjectsOf(turn, rounds.subjects), round)) {
    if (turn.some(({ call }) => call !== 'list')) await stage.forgetToday(people);
    for (const pass of turn) {
      const key = `${pass.name}|${subject.name}`;
      const sample = await measure(stage, driver, subject, pass);
      const half = halves.get(key);
      if (half) keep(pass.name, subject.name, meanSample([half, sample]));
      else halves.set(key, sample);
    }
  }
}

/** Creates empty samples for every subject. */
function noSamples(turns: Pass[][], subjects: Subject[]): Samples {
  const rows = turns.flatMap((turn) =>
    turn.map(({ name }) => [
      name,
      Object.fromEntries(subjectsOf(turn, subjects).map((one) => [one.name, []])),
    ]),
  );
  return Object.fromEntries(rows);
}

/** Measures every subject in every round, after a warm-up round, so that a disturbance affects all subjects alike. */
export async function playRounds(rounds: Rounds): Promise<Samples> {
  const turns = turnsOf(rounds);
  const samples = noSamples(turns, rounds.subjects);
  const keep: Keep = (call, subject, sample) => samples[call]?.[subject]?.push(sample);
  const forget: Keep = () => undefined;
  for (let round = 0; round <= rounds.rounds; round += 1) {
    process.stdout.write(round === 0 ? 'warming up' : ` · round ${round}`);
    for (const turn of turns) await playTurn(turn, round, rounds, round === 0 ? forget : keep);
  }
  process.stdout.write('\n');
  return samples;
}
