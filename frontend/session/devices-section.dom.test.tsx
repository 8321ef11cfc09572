import { screen } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';
import { DevicesSection } from './devices-section.tsx';

test('a failed log-out everywhere says why', async () => {
  const sent = serve({
    ApiTokenNames: () => ({ me: { __typename: 'Account', id: '1', apiTokens: [] } }),
    LogOutEverywhere: () => refusal('UNAVAILABLE', 'Bald wieder.'),
  });
  const person = show(<DevicesSection sessions={[]} />);
  await person.click(screen.getByRole('button', { name: /^Überall abmelden/ }));
  expect(await toast('alert', 'Fehler bei der Abmeldung')).toContain('Bald wieder.');
  expect(sent).toContainEqual(['LogOutEverywhere', { endsApiTokens: false }]);
});
