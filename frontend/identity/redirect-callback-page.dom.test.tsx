import { screen } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { Page } from './redirect-callback-page.tsx';
import { startConnecting } from './redirect-sign-in.ts';

const CONNECTED = '/auth/callback?result=ok&mode=redirect&intent=connect';

it('a return says that the provider is connected in the tab that has asked for it, and only once', async () => {
  jest.spyOn(window.location, 'assign').mockImplementation(() => {});
  startConnecting('GOOGLE');
  show(<Page />, CONNECTED);
  expect(await toast('status', 'Google verbunden')).toBe('Google verbunden');

  show(<Page />, CONNECTED);
  expect(location.pathname).toBe('/account');
  expect(screen.queryByText('Google verbunden')).toBeNull();
});
