import { act, screen, waitFor } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { showToast, succeeded } from './toast-store.ts';

const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it('names its key only at a list that has toasts', async () => {
  const person = show(<p>Eine Seite</p>);
  act(() => showToast(succeeded('Gespeichert')));
  await toast('status', 'Gespeichert');
  await waitFor(() => expect(regions()).toEqual(['Meldungen', 'Erfolgsmeldungen (F8)', 'Fehlermeldungen']));
  await person.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  await waitFor(() => expect(regions()).toEqual(['Meldungen', 'Erfolgsmeldungen', 'Fehlermeldungen']));
});
