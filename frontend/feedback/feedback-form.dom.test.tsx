import { act, screen, waitFor } from '@testing-library/react/pure.js';
import { storeUserId } from '../lib/signed-in-marker.ts';
import { wouldAnythingBeLost } from '../lib/unfinished.ts';
import { faulty, focused, show, toast } from '../workshop/dom/page.tsx';
import { held, refusal, serve } from '../workshop/dom/server.ts';
import { FeedbackForm, unsent } from './feedback-form.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>('Name (optional)');
const email = () => screen.getByLabelText<HTMLInputElement>('E-Mail (optional)');
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Kommentar *');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Feedback senden/ });

let thanked: number;

function open() {
  thanked = 0;
  const onSent = () => {
    thanked += 1;
  };
  return show(<FeedbackForm onSent={onSent} />);
}

beforeEach(() => unsent.set(null));

describe('the feedback form', () => {
  it('marks an invalid address and an empty comment at once', async () => {
    const sent = serve({});
    const person = open();
    await person.type(email(), 'anna');
    await person.click(button());
    await waitFor(() => expect(faulty()).toEqual(['email', 'comment']));
    expect(screen.getByText('Ungültige E-Mail-Adresse')).toBeTruthy();
    expect(screen.getByText('Kommentar darf nicht leer sein')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('email'));
    expect(sent).toEqual([]);
  });

  it('counts as unfinished work with a comment, which a reload would lose', async () => {
    serve({});
    const person = open();
    await person.type(comment(), 'D');
    expect(wouldAnythingBeLost()).toBe(true);
    await person.clear(comment());
    expect(wouldAnythingBeLost()).toBe(false);
  });

  it('keeps its comment while the person looks at another page, but not for the next person', async () => {
    serve({});
    await open().type(comment(), 'Die Frage');
    show(<p>FAQ</p>);
    open();
    expect([comment().value, wouldAnythingBeLost()]).toEqual(['Die Frage', true]);
    show(<p>FAQ</p>);
    storeUserId('2');
    open();
    expect([comment().value, wouldAnythingBeLost()]).toEqual(['', false]);
    storeUserId(null);
  });

  it('sends once, without empty fields', async () => {
    const { promise, release } = held<object>();
    const sent = serve({ SendFeedback: async () => ({ sendFeedback: await promise }) });
    const person = open();
    await person.type(comment(), 'Die Frage tut gut.');
    await person.click(button());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([button().disabled, comment().readOnly]).toEqual([true, true]);
    await act(async () => release({ isSent: true }));
    await toast('status', 'Feedback gesendet!');
    expect(sent).toEqual([
      ['SendFeedback', { input: { name: null, email: null, comment: 'Die Frage tut gut.' } }],
    ]);
    expect(thanked).toBe(1);
  });

  it.each([
    ['a refusal', () => refusal('TOO_MANY_REQUESTS', 'Zu viele Nachrichten.'), 'Zu viele Nachrichten.'],
    ['a refusal without a message', () => refusal('UNAVAILABLE', ''), 'Bitte versuche es später erneut.'],
    ['a proxy', () => new Response(null, { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  ])(
    'keeps the input and shows the failure in a toast and beside the form after %s',
    async (_by, reply, text) => {
      serve({ SendFeedback: reply });
      const person = open();
      await person.type(name(), 'Anna');
      await person.type(comment(), 'Die Frage tut gut.');
      await person.click(button());
      expect(await toast('alert', 'Fehler beim Senden')).toContain(text);
      await waitFor(() => expect(focused()).toBe(text));
      expect([name().value, comment().value, button().disabled]).toEqual([
        'Anna',
        'Die Frage tut gut.',
        false,
      ]);
      expect(thanked).toBe(0);
    },
  );

  it('sends nothing, says nothing and keeps the form when the honeypot is filled', async () => {
    const sent = serve({ SendFeedback: () => ({ sendFeedback: true }) });
    const person = open();
    await person.type(comment(), 'Kauft!');
    await person.type(screen.getByLabelText('Bitte frei lassen'), 'x');
    await person.click(button());
    expect([comment().value, faulty(), button().disabled, thanked]).toEqual(['Kauft!', [], false, 0]);

    // Without the honeypot the same form sends exactly one request.
    await person.clear(screen.getByLabelText('Bitte frei lassen'));
    await person.click(button());
    await toast('status', 'Feedback gesendet!');
    expect(sent).toHaveLength(1);
  });
});
