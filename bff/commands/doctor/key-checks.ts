import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { sampleKeys } from '../../platform/vault/key-sample.ts';
import { Vault } from '../../platform/vault/vault.ts';
import { callOf } from './calls.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance } from './instance.ts';

const SECRETS = ['DATABASE_URL', 'DATA_DIR', 'ENCRYPTION_KEYS', 'ENCRYPTION_KEY_ACTIVE'];
const PUSH_ESCROW = 'set VAPID_PRIVATE_KEY to that of your escrow; another one voids every registration';
const ESCROW = 'set ENCRYPTION_KEYS to those of your escrow, or to all of them: the old ones beside the new';

async function checkMasterKeys(instance: Instance): Promise<Finding> {
  const { db } = await instance.database();
  try {
    const ring = instance.ring();
    const vault = new Vault(db, ring, instance.clock);
    return (await vault.isActiveKeyKnown())
      ? ok(`the active one, ${ring.activeId}, is the one that this database was written with`)
      : warning(`no product has started on this database with ${ring.activeId} yet`, callOf.start());
  } catch (error) {
    return fault(reasonOf(error), ESCROW);
  }
}

async function checkUserKeys(instance: Instance): Promise<Finding> {
  const { db } = await instance.database();
  const samples = await sampleKeys(db, instance.usableRing());
  const tried = samples.reduce((sum, sample) => sum + sample.tried, 0);
  if (tried === 0) throw new NotChecked('there is no account yet');
  const closed = samples.filter((sample) => sample.closed > 0);
  if (closed.length === 0) return ok(`${tried} users' keys were tried, and all open`);
  const which = closed.map((sample) => `${sample.closed} of ${sample.tried} wrapped by ${sample.kekId}`);
  return fault(`users' keys do not open: ${which.join(', ')}`, ESCROW);
}

async function checkPushKey(instance: Instance): Promise<Finding> {
  const { db } = await instance.database();
  instance.usableRing();
  if (instance.secrets().vapidPrivateKey) return ok('there is one, so reminders can go to devices');
  const [row] = await db.all<{ total: number }>('SELECT count(*) AS total FROM push_subscription');
  const devices = Number(row?.total);
  return devices > 0
    ? fault(`${devices} devices are registered for reminders that nobody can send`, PUSH_ESCROW)
    : ok('there is none, so no reminder goes to a device');
}

/** Whether the keys are those of the data. */
export function keyChecks(instance: Instance): Check[] {
  return [
    { name: 'master keys', reads: SECRETS, run: () => checkMasterKeys(instance) },
    { name: "users' keys", reads: SECRETS, run: () => checkUserKeys(instance) },
    { name: 'push key', reads: [...SECRETS, 'VAPID_PRIVATE_KEY'], run: () => checkPushKey(instance) },
  ];
}
