import { setImmediate as nextTurn } from 'node:timers/promises';
import { PasswordHasher } from '../../account/password.ts';
import type { Turns } from '../../platform/limits/fair-queue.ts';

/** Enough for others to come in between. Counted, because how long a real hash takes depends on the machine. */
const TURNS_OF_THE_LOOP = 5;

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS_OF_THE_LOOP; turn += 1) await nextTurn();
}

/** Lets no hash end before `wait` does, so that others queue for their turns on every machine; `restore` ends that. */
export function delayHashes(wait: () => Promise<void> = someTurns) {
  const { hash, verify } = PasswordHasher.prototype;
  const slow = (turns: Turns): Turns => ({
    run: (work) =>
      turns.run(async () => {
        await wait();
        return work();
      }),
  });
  const spies = [
    jest.spyOn(PasswordHasher.prototype, 'hash').mockImplementation(function (
      this: PasswordHasher,
      password,
      turns,
    ) {
      return hash.call(this, password, slow(turns));
    }),
    jest.spyOn(PasswordHasher.prototype, 'verify').mockImplementation(function (
      this: PasswordHasher,
      password,
      known,
      turns,
    ) {
      return verify.call(this, password, known, slow(turns));
    }),
  ];
  return {
    /** How many hashes were asked for, in their turn or not. */
    asked: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
