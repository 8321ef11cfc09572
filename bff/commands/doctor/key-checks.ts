import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRETS_FILE } from '../../platform/env/local-secrets.ts';
import { attempt } from '../../platform/lib/attempt.ts';
import { fault, ok, warning } from '../../platform/lib/finding.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { type WrappedKey, wrapAssociatedData } from '../../platform/vault/user-key.entity.ts';
import { Vault } from '../../platform/vault/vault.ts';
import { callOf } from './calls.ts';
import type { Checks } from './check.ts';
import { NotChecked, reasonOf } from './reason.ts';

const SECRETS = ['DATABASE_URL', 'DATA_DIR', 'ENCRYPTION_KEYS', 'ENCRYPTION_KEY_ACTIVE'];
const PUSH_ESCROW = 'set VAPID_PRIVATE_KEY to that of your escrow; another one voids every registration';
const ESCROW = 'set ENCRYPTION_KEYS to those of your escrow, or to all of them: the old ones beside the new';

const SHOW_COPY = 'copy it to another place, and show the copy: add --secrets <copy>';

const KEYS_PER_MASTER_KEY = 50;

function isClosed(ring: KeyRing, { userId, version, kekId, wrappedKey }: WrappedKey): boolean {
  return !attempt(() => ring.unwrap(wrappedKey, kekId, wrapAssociatedData(userId, version)));
}

export const KEY_CHECKS: Checks[] = [
  {
    reads: SECRETS,
    runs: {
      async 'master keys'({ database, secrets, clock }) {
        const { db } = await database();
        try {
          const ring = new KeyRing(secrets());
          return (await new Vault({ db, ring, clock }).isActiveKeyKnown())
            ? ok(`the active key ${ring.activeId} is the key of this database`)
            : warning(`no product has started on this database with ${ring.activeId} yet`, callOf.start());
        } catch (error) {
          return fault(reasonOf(error), ESCROW);
        }
      },
      async 'secrets copy'({ env, secretsCopy }) {
        const file = join(env.dataDir, SECRETS_FILE);
        if (env.secrets || !existsSync(file)) throw new NotChecked('the environment gives the secrets');
        if (!secretsCopy) return warning(`without ${file} nobody can read the diary or a backup`, SHOW_COPY);
        const isCopy = existsSync(secretsCopy) && readFileSync(secretsCopy).equals(readFileSync(file));
        return isCopy
          ? ok(`the copy equals ${file}`)
          : fault(`${secretsCopy} is no copy of ${file}`, SHOW_COPY);
      },
      async "users' keys"({ database, usableRing }) {
        const { db } = await database();
        const ring = usableRing();
        const closed: string[] = [];
        let tried = 0;
        for (const { kekId } of await db.all<{ kekId: string }>('SELECT DISTINCT kekId FROM user_key')) {
          const newest = await db.all<WrappedKey>(
            `SELECT userId, version, kekId, wrappedKey FROM user_key WHERE kekId = ?
            ORDER BY userId DESC, version DESC LIMIT ${KEYS_PER_MASTER_KEY}`,
            [kekId],
          );
          tried += newest.length;
          const count = newest.filter((row) => isClosed(ring, row)).length;
          if (count > 0) closed.push(`${count} of ${newest.length} wrapped by ${kekId}`);
        }
        if (tried === 0) throw new NotChecked('there is no account yet');
        return closed.length === 0
          ? ok(`${tried} users' keys were tried, and all open`)
          : fault(`users' keys do not open: ${closed.join(', ')}`, ESCROW);
      },
    },
  },
  {
    reads: [...SECRETS, 'VAPID_PRIVATE_KEY'],
    runs: {
      async 'push key'({ database, usableRing, secrets }) {
        const { db } = await database();
        usableRing();
        if (secrets().vapidPrivateKey) return ok('the key is set, so reminders can be pushed to devices');
        const devices = await db.count('SELECT count(*) AS total FROM push_subscription');
        return devices > 0
          ? fault(`${devices} devices are registered for reminders that nobody can send`, PUSH_ESCROW)
          : ok('no key is set, so no reminder is pushed to a device');
      },
    },
  },
];
