import { createInterface } from 'node:readline';
import { readEnv } from '../platform/env/env.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { productFor, requireDiary, run } from './command.ts';
import { runMessages } from './messages/messages.ts';

/** Asks on the terminal; the end of the input is a no. */
async function confirm(question: string): Promise<boolean> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value?.trim() === 'yes';
}

/** `npm run messages`: reads, marks and deletes the messages from the contact page, while the product runs. */
async function main(): Promise<void> {
  const env = readEnv();
  requireDiary(env);
  // The answer goes to the output, and the security log beside it.
  const logger = createLogger(env.logLevel, process.stderr);
  const { db, events, services } = productFor(env, { logger });
  await db.connect();
  try {
    const { feedback } = services;
    await runMessages(process.argv.slice(2), {
      feedback,
      events,
      confirm,
      print: (line) => console.log(line),
    });
  } finally {
    await db.close();
  }
}

run(main);
