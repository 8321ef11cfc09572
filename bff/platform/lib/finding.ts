import type { Logger } from './logger.ts';

/** Result of a check of the product or its environment: one sentence, and the command that fixes the problem. */
export interface Finding {
  result: 'ok' | 'warning' | 'fault' | 'not checked';
  sentence: string;
  remedy?: string;
}

/** Creates the result of a passed check. */
export function ok(sentence: string): Finding {
  return { result: 'ok', sentence };
}

/** Creates a finding for a setup that works, but not for long or not for everybody. */
export function warning(sentence: string, remedy: string): Finding {
  return { result: 'warning', sentence, remedy };
}

/** Creates a finding that must be fixed before other people use the product. */
export function fault(sentence: string, remedy: string): Finding {
  return { result: 'fault', sentence, remedy };
}

export function logFinding({ result, sentence, remedy }: Finding, logger: Logger): void {
  if (result === 'fault') logger.error({ advice: remedy }, `the set-up has a fault: ${sentence}`);
  if (result === 'warning') logger.warn({ advice: remedy }, `the set-up has a weakness: ${sentence}`);
}
