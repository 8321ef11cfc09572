import { setImmediate as nextTurn } from 'node:timers/promises';
import { PasswordHasher } from '../../account/password.ts';

/** Turns of the event loop in which other hashes can queue. Counted, because the duration of a real hash varies. */
const TURNS_OF_THE_LOOP = 5;

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS_OF_THE_LOOP; turn += 1) await nextTurn();
}

/** Delays every hash until `wait` resolves, so that further hashes queue on every machine; `restore` ends the delay. */
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
    /** The number of requested hashes, queued hashes included. */
    asked: () => spy.mock.calls.length,
    restore: () => spy.mockRestore(),
  };
}
