import type { Transaction } from '../platform/database/database.ts';

/** Prepares the work elsewhere that follows an account's deletion, and returns it. */
export type BeforeRemoval = (userId: number) => Promise<() => void>;

/** What else changes with a user's time zone, in the same transaction. */
export type OnTimeZone = (tx: Transaction, userId: number, timeZone: string) => Promise<void>;
