import type { BenchUser } from './fill.ts';
import { measure, type Pass, type Sample, type Subject } from './measure.ts';
import { mirrored } from './order.ts';
import type { LoadDriver } from './processes.ts';
import { meanSample, type Samples } from './samples.ts';
import type { BenchStage } from './stage.ts';

/** As many people as the product keeps keys in memory for, and some room. */
export const PEOPLE = 900;

/** Entries of each of them: a month. */
export const ENTRIES = 30;

/** Entries of somebody who has written every day for ten years. */
export const WHOLE_DIARY = 3_650;

/** The call of somebody with as many, as a row names it. */
export const WHOLE_LIST = 'whole list of 3,650';

/** How many requests are under way at once. */
export const CONNECTIONS = 16;

const DIARY_CONNECTIONS = 4;
const DIARY_REQUESTS = 20;

/** Who is asked, and by whom. */
export interface Rounds {
  stage: BenchStage;
  driver: LoadDriver;
  subjects: Subject[];
  people: BenchUser[];
  diarists: BenchUser[];
  rounds: number;
}

/** The passes of a subject in one turn. A save ends the draft that the subject has stored, as in normal use. */
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

/** A whole list by GraphQL is not compared with anything. */
function subjectsOf([first]: Pass[], subjects: Subject[]): Subject[] {
  return subjects.filter(({ door }) => door === 'rest' || first?.name !== WHOLE_LIST);
}

type Keep = (call: string, subject: string, sample: Sample) => void;

/** Plays a turn with every subject, there and back, and keeps the mean of each subject's two samples. */
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

/** Nothing yet, every subject in its place. */
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
