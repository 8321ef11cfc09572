import type { Logger } from './logger.ts';

/** A finding about the product or its environment: a sentence, and the command that fixes it. */
export interface Finding {
  result: 'ok' | 'warning' | 'fault' | 'not checked';
  sentence: string;
  remedy?: string;
}

/** All is well. */
export function ok(sentence: string): Finding {
  return { result: 'ok', sentence };
}

/** It works, but not for long or not for everybody. */
export function warning(sentence: string, remedy: string): Finding {
  return { result: 'warning', sentence, remedy };
}

/** Others must not come before it is mended. */
export function fault(sentence: string, remedy: string): Finding {
  return { result: 'fault', sentence, remedy };
}

/** Nobody can know from here, for this reason. */
export function notChecked(sentence: string): Finding {
  return { result: 'not checked', sentence };
}

/** Logs a finding that asks for something to be done. */
export function logFinding({ result, sentence, remedy }: Finding, logger: Logger): void {
  if (result === 'fault') logger.error({ advice: remedy }, `the set-up has a fault: ${sentence}`);
  if (result === 'warning') logger.warn({ advice: remedy }, `the set-up has a weakness: ${sentence}`);
}
