import { pathFailure } from '../operations.ts';
import { LINK_REFUSED } from '../sentences.ts';
import { answered, failing, opened, press, type Walk } from './walk.ts';

const TOKEN = '#a-token';
const EXPORT_PATH = '/api/user/export-by-link';
const EMPTY_EXPORT = {
  username: 'anna@example.org',
  provider: 'local',
  createdAt: '2026-01-05T08:00:00.000Z',
  answers: [],
};

/** The page of a link to an export. */
export const EXPORT_LINK: Walk = {
  title: 'the export by a link',
  who: 'visitor',
  steps: [
    opened('/mein-export · without a link', '/mein-export'),
    opened('/mein-export · from the link', `/mein-export${TOKEN}`),
    failing('/mein-export · not sent', EXPORT_PATH, (walker) => press(walker, 'Daten herunterladen')),
    answered(
      '/mein-export · broken off',
      `/mein-export${TOKEN}`,
      EXPORT_PATH,
      { contentType: 'application/json', body: '{"username":"anna@' },
      (walker) => press(walker, 'Daten herunterladen'),
    ),
    answered(
      '/mein-export · link over',
      `/mein-export${TOKEN}`,
      EXPORT_PATH,
      pathFailure({ error: LINK_REFUSED, code: 'BAD_USER_INPUT', fields: { token: LINK_REFUSED } }, 400),
      (walker) => press(walker, 'Daten herunterladen'),
    ),
    answered(
      '/mein-export · done',
      `/mein-export${TOKEN}`,
      EXPORT_PATH,
      { contentType: 'application/json', body: JSON.stringify(EMPTY_EXPORT) },
      (walker) => press(walker, 'Daten herunterladen'),
    ),
  ],
};
