import { act, screen, waitFor, within } from '@testing-library/react/pure.js';
import { REGISTRATION_CLOSED } from '../../bff/account/account.sentences.rules.ts';
import { NO_CONNECTION } from '../lib/failure.ts';
import { PASSWORD_ADVICE } from '../session/session.wording.ts';
import { descriptionOf, faulty, focused, show, toast } from '../workshop/dom/page.tsx';
import { held, refusal, serve } from '../workshop/dom/server.ts';
import { Page as AuthPage } from './auth-page.tsx';

const INVALID_EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TOO_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const CHECK_BOTH = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';
const MAYBE_TAKEN = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

const panel = () => within(screen.getByRole('tabpanel'));
const field = (label: string) => panel().getByLabelText<HTMLInputElement>(label);
const email = () => field('E-Mail');
const password = () => field('Passwort');
const confirmation = () => field('Passwort bestätigen');
const submit = () => panel().getByRole<HTMLButtonElement>('button', { name: /^(Anmelden|Registrieren)/ });

function open(address: string) {
  return show(<AuthPage />, address);
}

let left: string[];

beforeEach(() => {
  left = [];
  jest.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)));
  sessionStorage.clear();
});

describe('the log-in form', () => {
  it('hides the password, and invites the password manager', async () => {
    const person = open('/auth');
    expect(email().autocomplete).toBe('username webauthn');
    expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
    await person.click(panel().getByRole('button', { name: 'Passwort anzeigen' }));
    expect(password().type).toBe('text');
  });

  it('sends nothing when both fields are empty, marks both and focuses the first field', async () => {
    const sent = serve({});
    const person = open('/auth');
    await person.click(submit());
    await waitFor(() => expect(descriptionOf(email())).toBe(INVALID_EMAIL));
    expect(descriptionOf(password())).toBe(TOO_SHORT);
    await waitFor(() => expect(focused()).toBe('username'));
    expect(sent).toEqual([]);
  });

  it('normalises the address, sends once, stays pending, and shows a welcome on the next page', async () => {
    const { promise, release } = held<object>();
    const sent = serve({ LogIn: async () => ({ logIn: await promise }) });
    const person = open('/auth');
    await person.type(email(), ' ANNA@Example.org ');
    await person.type(password(), 'geheim{Enter}');
    await waitFor(() => expect(submit().disabled).toBe(true));
    await person.type(password(), '{Enter}');
    await act(async () => release({ __typename: 'User', id: '1' }));
    await waitFor(() => expect(left).toEqual(['/daily']));
    expect(sent).toEqual([['LogIn', { username: 'anna@example.org', password: 'geheim' }]]);
    expect(submit().disabled).toBe(true);
    expect(JSON.stringify({ ...sessionStorage })).toContain('Erfolgreich angemeldet');
  });

  it('shows the failure toast and the reason beside the form when offline, and succeeds on retry', async () => {
    let isAway = true;
    serve({
      LogIn: () => (isAway ? Promise.reject(new TypeError('Load failed')) : { logIn: { id: '1' } }),
    });
    const person = open('/auth');
    await person.type(email(), 'anna@example.org');
    await person.type(password(), 'geheim{Enter}');
    expect(await toast('alert', 'Anmeldung fehlgeschlagen')).toContain(CHECK_BOTH);
    await waitFor(() => expect(focused()).toBe(NO_CONNECTION));
    expect([email().value, password().value]).toEqual(['anna@example.org', 'geheim']);
    isAway = false;
    await person.click(submit());
    await waitFor(() => expect(left).toEqual(['/daily']));
  });
});

describe('the registration form', () => {
  it('hides both passwords, invites password managers, and makes the first visible', async () => {
    const person = open('/auth?neu');
    expect([email().type, email().autocomplete]).toEqual(['email', 'username']);
    for (const one of [password(), confirmation()]) {
      expect([one.type, one.autocomplete]).toEqual(['password', 'new-password']);
    }
    const [reveal] = panel().getAllByRole('button', { name: 'Passwort anzeigen' });
    if (reveal) await person.click(reveal);
    expect([password().type, confirmation().type]).toEqual(['text', 'password']);
    await person.click(panel().getByRole('button', { name: 'Passwort verbergen' }));
    expect(password().type).toBe('password');
  });

  it('marks only the address field when the address is invalid, and keeps the input', async () => {
    serve({});
    const person = open('/auth?neu');
    await person.type(password(), 'sechs6');
    await person.type(confirmation(), 'sechs6');
    for (const address of ['anna', 'anna@', '@example.org', 'anna@example', 'an na@example.org']) {
      await person.clear(email());
      await person.type(email(), `${address}{Enter}`);
      await waitFor(() => expect(faulty()).toEqual(['username']));
      expect([descriptionOf(email()), email().value]).toEqual([INVALID_EMAIL, address]);
    }
    expect(descriptionOf(password())).toContain(PASSWORD_ADVICE);
  });

  it('rejects a password of five characters, and two different passwords', async () => {
    serve({});
    const person = open('/auth?neu');
    await person.type(email(), 'anna@example.org');
    await person.type(password(), 'fünf5');
    await person.type(confirmation(), 'fünf5{Enter}');
    await waitFor(() => expect(descriptionOf(password())).toBe(TOO_SHORT));
    await waitFor(() => expect(focused()).toBe('password'));

    await person.type(password(), '6');
    await person.type(confirmation(), '7{Enter}');
    await waitFor(() => expect(faulty()).toEqual(['confirmPassword']));
    expect(descriptionOf(confirmation())).toBe('Passwörter stimmen nicht überein');
    await waitFor(() => expect(focused()).toBe('confirmPassword'));
  });

  it('needs no confirmation while the password is visible', async () => {
    const person = open('/auth?neu');
    await person.type(password(), 'sechs6');
    expect(confirmation().value).toBe('');
    const [reveal] = screen.getAllByRole('button', { name: 'Passwort anzeigen' });
    if (reveal) await person.click(reveal);
    expect(confirmation().value).toBe('sechs6');
    await person.type(password(), '7');
    expect(confirmation().value).toBe('sechs67');
    await person.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    await person.type(password(), '8');
    expect(confirmation().value).toBe('sechs67');
  });

  it('shows the failure and keeps the input when the address is taken, and succeeds with another', async () => {
    let isTaken = true;
    const sent = serve({
      Register: () => (isTaken ? refusal('CONFLICT', MAYBE_TAKEN) : { register: { id: '1' } }),
    });
    const person = open('/auth?neu');
    await person.type(email(), 'ANNA@example.org');
    await person.type(password(), 'ein anderes Wort');
    await person.type(confirmation(), 'ein anderes Wort{Enter}');
    expect(await toast('alert', 'Registrierung fehlgeschlagen')).toContain(MAYBE_TAKEN);
    await waitFor(() => expect(focused()).toBe(MAYBE_TAKEN));
    expect(panel().getByText('Hast Du schon ein Konto? Dann wähle „Anmelden“.')).toBeTruthy();
    expect([email().value, password().value]).toEqual(['ANNA@example.org', 'ein anderes Wort']);
    expect(submit().disabled).toBe(false);
    expect(left).toEqual([]);
    isTaken = false;
    await person.type(email(), '.net{Enter}');
    await waitFor(() => expect(left).toEqual(['/daily']));
    const credentials = { username: 'anna@example.org.net', password: 'ein anderes Wort' };
    expect(sent.at(-1)).toEqual(['Register', credentials]);
  });
});

describe('a closed registration', () => {
  afterEach(() => void Reflect.deleteProperty(document.documentElement.dataset, 'offers'));

  it('has a notice in place of its form, and providers for who has an account', () => {
    document.documentElement.dataset.offers = 'google passwords';
    open('/auth?neu');
    expect(screen.getByRole('tabpanel', { name: 'Registrieren' }).textContent).toBe(REGISTRATION_CLOSED);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Mit Google fortfahren' })).toBeTruthy();
  });
});

describe('the tabs of log-in and registration', () => {
  it('are chosen by the arrow keys, Home and End, which move the focus', async () => {
    const person = open('/auth');
    act(() => screen.getByRole('tab', { name: 'Anmelden' }).focus());
    for (const [key, name] of [
      ['ArrowRight', 'Registrieren'],
      ['ArrowRight', 'Anmelden'],
      ['ArrowLeft', 'Registrieren'],
      ['Home', 'Anmelden'],
      ['End', 'Registrieren'],
    ]) {
      await person.keyboard(`{${key}}`);
      await waitFor(() => {
        const selected = screen.getByRole('tab', { selected: true });
        expect([focused(), selected.textContent]).toEqual([name, name]);
      });
    }
    expect(confirmation()).toBeTruthy();
  });

  it('open with the log-in, and the other tab shows the registration', async () => {
    const person = open('/auth');
    const selected = () =>
      screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
    expect(selected()).toEqual(['Anmelden']);
    expect(screen.queryByLabelText('Passwort bestätigen')).toBe(null);
    await person.click(screen.getByRole('tab', { name: 'Registrieren' }));
    expect(selected()).toEqual(['Registrieren']);
    expect(confirmation()).toBeTruthy();
  });

  it('keep the typed address when the tab changes, but no message', async () => {
    const person = open('/auth');
    await person.type(email(), 'anna');
    await person.click(submit());
    await waitFor(() => expect(faulty()).toEqual(['username', 'password']));
    await person.click(screen.getByRole('tab', { name: 'Registrieren' }));
    expect([email().value, faulty()]).toEqual(['anna', []]);
    await person.type(email(), '@example.org');
    await person.click(screen.getByRole('tab', { name: 'Anmelden' }));
    expect([email().value, faulty()]).toEqual(['anna@example.org', []]);
  });
});
