import { setImmediate as nextTurn } from 'node:timers/promises';
import { PasswordHasher } from '../../account/password.ts';

/** Enough for others to come in between. Counted, because how long a real hash takes depends on the machine. */
const TURNS_OF_THE_LOOP = 5;

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS_OF_THE_LOOP; turn += 1) await nextTurn();
}

/** Lets no hash end before `wait` does, so that others queue for their turns on every machine; `restore` ends that. */
export function delayHashes(wait: () => Promise<void> = someTurns) {
  const { run } = PasswordHasher.prototype;
  const spy = jest.spyOn(PasswordHasher.prototype, 'run').mockImplementation(function (
    this: PasswordHasher,
    work,
  ) {
    return run.call(this, async () => {
      await wait();
      return work();
    });
  });
  return {
    /** How many hashes were asked for, in their turn or not. */
    asked: () => spy.mock.calls.length,
    restore: () => spy.mockRestore(),
  };
}
