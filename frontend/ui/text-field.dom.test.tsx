import { screen } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { TextField } from './text-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Passwort');

describe('the text field', () => {
  it('is described by its hint, or by its error if there is one', () => {
    show(<TextField label="Passwort" name="password" hint="Mindestens sechs Zeichen" />);
    const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Mindestens sechs Zeichen');
    expect(field().getAttribute('aria-invalid')).toBe(null);

    show(<TextField label="Passwort" name="password" hint="Mindestens sechs Zeichen" error="Zu kurz" />);
    const fault = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('Zu kurz');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('hides a password until the person reveals it', async () => {
    let reveals = 0;
    const onReveal = () => {
      reveals += 1;
    };
    const person = show(<TextField label="Passwort" name="password" type="password" onReveal={onReveal} />);
    expect(field().type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect([field().type, reveals]).toEqual(['text', 1]);
    await person.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect([field().type, reveals]).toEqual(['password', 1]);
  });
});
