import * as z from 'zod/mini';
import { accountTag, COMMON_ACCOUNT_FIELDS } from '../account/account.rest.ts';
import { exportFileName } from '../account/export-file.rules.ts';
import { Answer, EXAMPLE_ANSWER } from '../answer/answer.shapes.ts';
import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { body, tagged } from '../platform/rest/route.ts';
import { EXAMPLE_INSTANT, shapes, text } from '../platform/rest/shapes.ts';
import { exportByLinkRule } from './export-link.rules.ts';

const { id: _id, isReadable: _isReadable, ...EXAMPLE_ENTRY } = EXAMPLE_ANSWER;

export const Export = z
  .strictObject({
    username: text('E-mail address; empty for an account without one.'),
    ...COMMON_ACCOUNT_FIELDS,
    answers: z
      .array(
        z.extend(z.omit(Answer, { id: true, isReadable: true }), {
          timeZone: text('The IANA time zone in which the day was determined.'),
        }),
      )
      .check(z.describe('All answers, newest day first.')),
  })
  .register(shapes, {
    id: 'Export',
    example: {
      username: 'anna@example.org',
      provider: 'local',
      createdAt: EXAMPLE_INSTANT,
      answers: [{ ...EXAMPLE_ENTRY, timeZone: 'Europe/Berlin' }],
    },
  });

export const exportRoutes = tagged(accountTag, [
  {
    operationId: 'dataExport',
    method: 'GET',
    path: '/api/user/export',
    summary: 'Export all data of the user',
    description: 'The account and all answers, decrypted: the same file as the JSON export of the web app.',
    declared: { access: 'user', scope: 'none', event: 'data-export' },
    success: { 200: [Export, 'The content of the export file.'] },
    fileName: exportFileName,
  },
  {
    operationId: 'exportByLink',
    method: 'POST',
    path: '/api/user/export-by-link',
    summary: 'Export all data with a link from the operator',
    description:
      'For an owner who cannot sign in. A link works once. After an interrupted download the client gets the export again with the same `attempt`.',
    declared: { access: 'public', scope: 'none', limit: 'credential', event: 'data-export' },
    input: body(
      exportByLinkRule,
      {
        token: 'The part of the link after `#`.',
        attempt:
          'A new random text of 16 to 36 letters and digits. The same text gets the export again until the link expires.',
      },
      { token: 'MTc5NjQ3OTIwMDAwMC43.c2lnbmF0dXJl', attempt: '4c1f7c8e8d7b4c569f5d0a3f4f1f9b7e' },
    ),
    success: { 200: [Export, 'The content of the export file.'] },
    fileName: exportFileName,
    errors: { BAD_USER_INPUT: LINK_REFUSED },
  },
]);
