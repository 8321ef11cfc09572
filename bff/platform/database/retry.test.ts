import { DAY_MS } from '../lib/clock.ts';
import { withRetry } from './retry.ts';

const LIMIT_MS = 10_000;

/** Runs a unit of work that fails once with this driver error; returns the number of attempts and the outcome. */
async function outcomeOf(fault: object): Promise<[tries: number, end: string]> {
  let tries = 0;
  const unit = async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('Duplicate entry for key'), fault);
    return 'done';
  };
  const end = await withRetry(LIMIT_MS, unit).catch((error: { code?: string }) => error.code ?? 'thrown');
  return [tries, end];
}

describe('a database failure', () => {
  it('causes no retry after a minute, even if the limit is a day', async () => {
    let now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    let tries = 0;
    const failure = await withRetry(DAY_MS, async () => {
      tries += 1;
      if (tries === 3) now += 60_000;
      throw Object.assign(new Error('read-only'), { errno: 1290 });
    }).catch((error: unknown) => error);
    clock.mockRestore();
    expect(failure).toMatchObject({ code: 'UNAVAILABLE', cause: { message: 'read-only' } });
    expect(tries).toBe(3);
  });

  it.each([
    [{ errno: 1040 }, 'too many connections'],
    [{ errno: 1047 }, 'Galera: the node is not ready'],
    [{ errno: 1053 }, 'the server is shutting down'],
    [{ errno: 1180 }, 'an error during COMMIT'],
    [{ errno: 1205 }, 'a lock wait timeout'],
    [{ errno: 1213 }, 'a deadlock'],
    [{ errno: 1290 }, 'a read-only server'],
    [{ errno: 1317 }, 'an interrupted statement'],
    [{ errno: 1836 }, 'read-only mode'],
    [{ errno: 1969 }, 'a statement timeout of MariaDB'],
    [{ errno: 3024 }, 'a statement timeout of MySQL'],
    [{ errno: 3100 }, 'Group Replication: refused before COMMIT'],
    [{ errno: 3101 }, 'Group Replication: rolled back'],
    [{ errno: 8002 }, 'TiDB: a write conflict of a locking read'],
    [{ errno: 8022 }, 'TiDB: COMMIT failed'],
    [{ errno: 9007 }, 'TiDB: a write conflict'],
    [{ code: 'PROTOCOL_CONNECTION_LOST' }, 'a lost connection'],
    [{ code: 'PROTOCOL_SEQUENCE_TIMEOUT' }, 'a connection without an answer'],
    [{ code: 'ECONNRESET' }, 'a connection that was reset'],
    [{ code: 'ECONNREFUSED' }, 'a server that is not there'],
    [{ code: 'EPIPE' }, 'a connection that was closed'],
    [{ code: 'ETIMEDOUT' }, 'a network that is silent'],
    [{ code: 'ENOTFOUND' }, 'a name that is not known'],
    [{ code: 'EAI_AGAIN' }, 'a name server that is silent'],
    [{ code: 'SQLITE_BUSY' }, 'another process that writes'],
    [{ message: "Can't add new command when connection is in closed state" }, 'a closed connection'],
    [{ message: "Duplicate entry '7-1' for key 'answer_userId_sequence'" }, 'a number that was taken'],
  ])('causes a retry if transient → %j %s', async (fault, _what) => {
    expect(await outcomeOf(fault)).toEqual([2, 'done']);
    expect(await outcomeOf({ driverError: Object.assign(new Error(), fault) })).toEqual([2, 'done']);
  });

  it.each([
    [{ errno: 1021 }, 'a full disk'],
    [{ errno: 1026 }, 'a file that cannot be written'],
    [{ errno: 1030 }, 'a storage engine that failed'],
    [{ errno: 1114 }, 'a full table'],
    [{ code: 'SQLITE_FULL' }, 'a full disk'],
    [{ code: 'SQLITE_IOERR_WRITE' }, 'a file that cannot be written'],
    [{ message: 'Queue limit reached.' }, 'a full queue'],
    [{ message: 'Pool is closed.' }, 'a closed pool'],
  ])('is reported at once if a retry would not help → %j %s', async (fault, _what) => {
    expect(await outcomeOf(fault)).toEqual([1, 'UNAVAILABLE']);
  });

  it.each([
    [{ errno: 1062 }, 'a duplicate entry'],
    [{ errno: 1064 }, 'a syntax error'],
    [{ errno: 1452 }, 'a foreign key'],
    [{ errno: 8023 }, 'a number of no meaning here'],
    [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, 'a duplicate entry'],
  ])('is thrown if the statement is at fault → %j %s', async (fault, _what) => {
    const [tries, end] = await outcomeOf(fault);
    expect([tries, end]).toEqual([1, 'code' in fault ? fault.code : 'thrown']);
  });
});
