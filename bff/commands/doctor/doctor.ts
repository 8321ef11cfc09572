import { checkOperator } from '../../platform/env/env-operator.ts';
import { REQUIRED_FACTS } from '../../platform/env/operator.rules.ts';
import type { Clock } from '../../platform/lib/clock.ts';
import { fault, ok } from '../../platform/lib/finding.ts';
import { backupChecks } from './backup-checks.ts';
import { type Check, type CheckResult, NotChecked, runCheck } from './check.ts';
import { clockCheck } from './clock-check.ts';
import { databaseChecks } from './database-checks.ts';
import { diskChecks } from './disk-checks.ts';
import { Instance } from './instance.ts';
import { keyChecks } from './key-checks.ts';
import { mailCheck } from './mail-check.ts';
import { originChecks } from './origin-checks.ts';
import { providerChecks } from './provider-checks.ts';
import { readUsableEnv } from './usable-env.ts';

/** What the command is told beside the environment. */
export interface DoctorOptions {
  /** Who gets the test mail; default: the operator. */
  mail?: string | undefined;
  /** The folder of backups; default: `BACKUP_DIR`. */
  backups?: string | undefined;
  /** Default: the system's clock. */
  clock?: Clock;
}

function environmentCheck(faults: string[]): Check {
  return {
    name: 'environment',
    run: async () =>
      faults.length === 0
        ? ok('every variable is usable')
        : faults.map((sentence) => fault(sentence, 'mend it, see .env.example; the product does not start')),
  };
}

function operatorCheck({ env }: Instance): Check {
  return {
    name: 'operator',
    reads: [...REQUIRED_FACTS, 'APP_ORIGIN', 'SMTP_URL', 'MAIL_FROM'],
    run: async () => {
      if (!env.appOrigin.startsWith('https:')) throw new NotChecked('APP_ORIGIN is not https:');
      const gaps = checkOperator(env);
      return gaps.length > 0 ? gaps : ok('the pages name who runs this, who is told of messages by mail');
    },
  };
}

/** Runs all checks, one after the other, and tells each result as soon as it is there. */
export async function examine(
  variables: NodeJS.ProcessEnv,
  { mail, backups, clock = () => new Date() }: DoctorOptions,
  tell: (result: CheckResult) => void,
): Promise<void> {
  const { env, faults, unusable } = readUsableEnv(variables);
  const instance = new Instance(env, clock);
  const folder = backups ?? env.backupDir;
  const checks = [
    environmentCheck(faults),
    operatorCheck(instance),
    ...databaseChecks(instance),
    ...keyChecks(instance),
    ...diskChecks(instance, folder),
    ...backupChecks(instance, folder),
    clockCheck(instance),
    ...originChecks(instance),
    mailCheck(instance, mail),
    ...providerChecks(instance),
  ];
  try {
    for (const check of checks) for (const result of await runCheck(check, unusable)) tell(result);
  } finally {
    await instance.close();
  }
}
