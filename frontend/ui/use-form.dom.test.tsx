import { act, screen } from '@testing-library/react/pure.js';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';
import { AppError, NO_CONNECTION } from '../lib/failure.ts';
import { isAnythingUnfinished } from '../lib/unfinished.ts';
import { show } from '../workshop/dom/page.tsx';
import { held } from '../workshop/dom/server.ts';
import { Button } from './button.tsx';
import { FormFailure } from './form-failure.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

// In formal and informal German, as in the rules.
const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const MISSING = 'Bitte nenne Deinen Namen';

const RULE = z.object({
  name: z.string().check(z.minLength(1, MISSING)),
  email: z.string().check(z.minLength(3, INVALID), z.includes('@', 'Hier fehlt ein @')),
});

type Values = z.output<typeof RULE>;
type FormProps = { send: (values: Values) => Promise<unknown>; loadRule?: () => Promise<typeof RULE> };

function Form({ send, loadRule = async () => RULE }: FormProps) {
  const { form, button, errors, failure } = useForm({ rule: loadRule, send });
  const [typed, setTyped] = useState('');
  return (
    <form {...form}>
      <FormFailure failure={failure} />
      <TextField label="Name" name="name" error={errors.name} />
      <TextField
        label="E-Mail"
        name="email"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errors.email}
      />
      <Button {...button} pendingLabel={'Speichere\u00a0…'}>
        Speichern
      </Button>
      <Link to="/anderswo">Anderswohin</Link>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('E-Mail');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const texts = () => [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);

describe('a form', () => {
  it('marks every invalid field at once, focuses the first and sends nothing', async () => {
    const send = jest.fn<FormProps['send']>();
    const person = show(<Form send={send} />);
    await person.click(button());
    expect(texts()).toEqual([MISSING, INVALID]);
    expect([name(), email()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement?.getAttribute('name')).toBe('name');

    await person.type(name(), 'Notizen');
    await person.click(button());
    expect(texts()).toEqual([INVALID]);
    expect(name().getAttribute('aria-invalid')).toBe(null);
    expect(document.activeElement?.getAttribute('name')).toBe('email');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the output of the rule, and clears the errors of the previous attempt', async () => {
    const send = jest.fn<FormProps['send']>();
    const person = show(<Form send={send} />);
    await person.click(button());
    await person.type(name(), 'Notizen');
    await person.type(email(), 'anna@example.org{Enter}');
    expect(send.mock.calls).toEqual([[{ name: 'Notizen', email: 'anna@example.org' }, expect.anything()]]);
    expect(texts()).toEqual([]);
  });

  it('is pending during the request, and ignores a second submit', async () => {
    const { promise, release } = held<void>();
    const send = jest.fn<FormProps['send']>(() => promise);
    const person = show(<Form send={send} />);
    await person.type(name(), 'Notizen');
    await person.type(email(), 'anna@example.org{Enter}');
    expect(button().disabled).toBe(true);
    expect(isAnythingUnfinished()).toBe(true);
    await person.type(email(), '{Enter}');
    act(() => document.querySelector('form')?.requestSubmit());
    await act(async () => release());
    expect(send).toHaveBeenCalledTimes(1);
    expect(button().disabled).toBe(false);
    expect(isAnythingUnfinished()).toBe(false);
  });

  it('does not block navigation during the request', async () => {
    const { promise } = held<void>();
    const person = show(
      <Routes>
        <Route path="/" element={<Form send={() => promise} />} />
        <Route path="/anderswo" element={<p>Anderswo</p>} />
      </Routes>,
    );
    await person.type(name(), 'Notizen');
    await person.type(email(), 'anna@example.org{Enter}');
    await person.click(screen.getByRole('link'));
    expect(texts()).toEqual(['Anderswo']);
  });

  it('keeps the input after a failure, and focuses the failure beside the form', async () => {
    const send = () => Promise.reject(new AppError('UNAVAILABLE', 'Bald wieder.'));
    const person = show(<Form send={send} />);
    await person.type(name(), 'Notizen');
    await person.type(email(), 'anna@example.org{Enter}');
    expect(texts()).toEqual(['Bald wieder.']);
    expect(document.activeElement?.textContent).toBe('Bald wieder.');
    expect([name().value, email().value]).toEqual(['Notizen', 'anna@example.org']);
    expect(button().disabled).toBe(false);
  });

  it('shows a refusal at the fields that it names, or beside the form if the form has no such field', async () => {
    let fields: Record<string, string> = { email: INVALID };
    const send = () => Promise.reject(new AppError('BAD_USER_INPUT', 'Bitte prüfe alles.', { fields }));
    const person = show(<Form send={send} />);
    await person.type(name(), 'Notizen');
    await person.type(email(), 'anna@example.org{Enter}');
    expect(texts()).toEqual([INVALID]);
    expect(document.activeElement?.getAttribute('name')).toBe('email');

    fields = { credential: 'Die Angaben sind nicht lesbar' };
    await person.click(button());
    expect(texts()).toEqual(['Bitte prüfe alles.']);
    expect(email().getAttribute('aria-invalid')).toBe(null);
  });

  it('names the missing connection when its rule cannot be loaded', async () => {
    const send = jest.fn<FormProps['send']>();
    const person = show(<Form send={send} loadRule={() => Promise.reject(new TypeError('Load failed'))} />);
    await person.click(button());
    expect(texts()).toEqual([NO_CONNECTION]);
    expect(send).not.toHaveBeenCalled();
  });
});
