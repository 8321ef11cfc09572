import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import type { Exported } from './fetch-export.ts';

/** The server's export for a person with these texts by day, newest first. */
export function exported(texts: Record<string, string>): Exported {
  const answers = Object.entries(texts).map(([day, content]) => ({
    ...textsOf({ content }),
    date: `${day}T18:30:00.000Z`,
    createdAt: `${day}T18:30:00.000Z`,
    updatedAt: `${day}T18:31:00.000Z`,
    day,
    timeZone: 'Europe/Berlin',
  }));
  return { username: 'anna@example.org', provider: 'local', createdAt: '2025-01-05T08:00:00.000Z', answers };
}
