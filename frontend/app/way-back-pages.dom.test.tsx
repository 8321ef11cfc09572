import { screen, waitFor } from '@testing-library/react/pure.js';
import { LINK_REFUSED } from '../../bff/platform/lib/link-token.rules.ts';
import { Page as ConfirmAddressPage } from '../address/confirm-address-page.tsx';
import { WAY_BACK_PATHS } from '../lib/paths.ts';
import { Page as RecoveryPage } from '../recovery-code/recovery-page.tsx';
import { Page as NewPasswordPage } from '../reset/new-password-page.tsx';
import { descriptionOf, faulty, focused, show } from '../workshop/dom/page.tsx';
import { refusal, serve } from '../workshop/dom/server.ts';

const PAGES = {
  newPassword: NewPasswordPage,
  confirmAddress: ConfirmAddressPage,
  recovery: RecoveryPage,
};

const TOO_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function open(page: keyof typeof PAGES, fragment = '') {
  const Page = PAGES[page];
  return show(<Page />, WAY_BACK_PATHS[page] + fragment);
}

describe('the pages that give access back', () => {
  it('mark every error at once, in formal and informal German', async () => {
    serve({});
    const person = open('recovery');
    await person.type(field('Code vom Blatt'), 'zu kurz{Enter}');
    await waitFor(() => expect(faulty()).toEqual(['username', 'code']));
    expect([field('E-Mail'), field('Code vom Blatt')].map(descriptionOf)).toEqual([
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Der Code besteht aus 24 Buchstaben und Ziffern',
    ]);
    await waitFor(() => expect(focused()).toBe('username'));
  });

  it('read the token from the link, and replace the form when the link is invalid', async () => {
    const sent = serve({
      ResetPassword: () => refusal('BAD_USER_INPUT', LINK_REFUSED, { token: LINK_REFUSED }),
    });
    const person = open('newPassword', '#ein-langer-Code');
    await person.type(field('Neues Passwort'), 'kurz{Enter}');
    await waitFor(() => expect(descriptionOf(field('Neues Passwort'))).toBe(TOO_SHORT));
    expect([location.hash, sent]).toEqual(['', []]);
    await person.type(field('Neues Passwort'), 'lang{Enter}');
    expect(await screen.findByRole('heading', { name: 'Link abgelaufen' })).toBeTruthy();
    expect(screen.getByText(LINK_REFUSED)).toBeTruthy();
    expect(sent).toEqual([['ResetPassword', { token: 'ein-langer-Code', password: 'kurzlang' }]]);
  });

  it('mark the field and keep the form when a typed code is wrong', async () => {
    serve({ ResetPassword: () => refusal('BAD_USER_INPUT', LINK_REFUSED, { token: LINK_REFUSED }) });
    const person = open('newPassword');
    await person.type(field('Neues Passwort'), 'ein neues Wort{Enter}');
    await waitFor(() => expect(descriptionOf(field('Code aus der E-Mail'))).toBe('Bitte gib den Code ein.'));
    await person.type(field('Code aus der E-Mail'), 'https://example.org/passwort-neu#falsch{Enter}');
    await waitFor(() => expect(descriptionOf(field('Code aus der E-Mail'))).toBe(LINK_REFUSED));
    await waitFor(() => expect(faulty()).toEqual(['token']));
    await waitFor(() => expect(focused()).toBe('token'));
    expect(field('Code aus der E-Mail').value).toBe('falsch');
    expect(field('Neues Passwort').value).toBe('ein neues Wort');
  });

  it('ask for the code that confirms an address when no code was typed', async () => {
    serve({ ConfirmAddress: () => refusal('BAD_USER_INPUT', LINK_REFUSED, { token: LINK_REFUSED }) });
    const person = open('confirmAddress');
    await person.type(field('Passwort Deines Kontos'), 'ein Wort{Enter}');
    await waitFor(() => expect(descriptionOf(field('Code aus der E-Mail'))).toBe('Bitte gib den Code ein.'));
  });

  it('ask for the password, or offer to reject the address, when the link belongs to another account', async () => {
    const sent = serve({
      ConfirmAddress: () => refusal('BAD_USER_INPUT', 'Nein.', { password: 'Das Passwort stimmt nicht.' }),
      RefuseAddress: () => ({ refuseAddress: true }),
    });
    const person = open('confirmAddress', '#ein-langer-Code');
    await person.type(field('Passwort Deines Kontos'), 'falsch{Enter}');
    await waitFor(() => expect(faulty()).toEqual(['password']));
    await person.click(screen.getByRole('button', { name: /^Das bin ich nicht/ }));
    expect(await screen.findByRole('heading', { name: 'Alles klar' })).toBeTruthy();
    expect(sent.map(([name]) => name)).toEqual(['ConfirmAddress', 'RefuseAddress']);
  });
});
