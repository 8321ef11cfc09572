import { exportFileName } from '../account/export-file.rules.ts';
import { LINK_OVER } from '../platform/lib/link-token.rules.ts';
import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import { body, type CompatibilityRoute } from '../platform/rest/route.ts';
import { shapes } from '../platform/rest/shapes.ts';
import { exportByLinkRule } from './export-link.rules.ts';

/** The export of an account, for its owner. */
export const exportRoutes: CompatibilityRoute[] = [
  {
    operationId: 'dataExport',
    method: 'GET',
    path: '/api/user/export',
    tag: 'account',
    summary: 'Everything the user has saved',
    description: 'The account and all answers, decrypted: what the export button of the web app downloads.',
    declared: { access: 'user', scope: 'none', event: 'data-export' },
    success: { 200: [shapes.Export, 'The content of the export file.'] },
    fileName: exportFileName,
  },
  {
    operationId: 'exportByLink',
    method: 'POST',
    path: '/api/user/export-by-link',
    tag: 'account',
    summary: 'The same by a link from the operator',
    description:
      'For an owner who cannot sign in. A link is good once; a client whose download broke off gets it again by the `attempt` that it sent first.',
    declared: { access: 'public', scope: 'none', limit: 'credential', event: 'data-export' },
    input: body(
      exportByLinkRule,
      {
        token: 'What stands behind `#` in the link.',
        attempt:
          'A new random text of 16 to 36 letters and digits; by the same one the export can be taken again until the link ends.',
      },
      { token: 'MTc5NjQ3OTIwMDAwMC43.c2lnbmF0dXJl', attempt: '4c1f7c8e8d7b4c569f5d0a3f4f1f9b7e' },
    ),
    success: { 200: [shapes.Export, 'The content of the export file.'] },
    fileName: exportFileName,
    errors: { BAD_USER_INPUT: LINK_OVER, TOO_MANY_REQUESTS: TOO_MANY },
  },
];
