import { act, fireEvent, screen } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { failed, showToast, succeeded } from './toast-store.ts';

const LONG_MS = 60_000;

const words = () => screen.getByRole('region', { name: 'Meldungen' }).textContent;
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function showSaved(): Promise<HTMLElement> {
  act(() => showToast(succeeded('Gespeichert')));
  await toast('status', 'Gespeichert');
  return screen.getByText('Gespeichert');
}

describe('a toast', () => {
  it('closes by its button or by Escape, and the focus stays at the place of the toasts', async () => {
    const person = show(<p>Eine Seite</p>);
    const closings = [
      () => person.click(screen.getByRole('button', { name: 'Meldung schließen' })),
      async () => {
        await person.keyboard('{F8}');
        await person.tab();
        await person.keyboard('{Escape}');
      },
    ];
    for (const close of closings) {
      await showSaved();
      await close();
      expect([words(), document.activeElement?.getAttribute('aria-label')]).toEqual(['', 'Meldungen']);
    }
  });

  it('that can undo closes when the time of its undo is over', () => {
    show(<p>Eine Seite</p>);
    jest.useFakeTimers();
    try {
      act(
        () => void showToast({ ...succeeded('Gelöscht'), undo: { until: Date.now() + LONG_MS, of: null } }),
      );
      passes(LONG_MS - 1);
      expect(words()).toContain('Gelöscht');
      passes(1);
      expect(words()).toBe('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('closes after four seconds, a failure after eight, and neither under a pointer or with the focus', async () => {
    show(<p>Eine Seite</p>);
    jest.useFakeTimers();
    try {
      act(() => void showToast(succeeded('Gespeichert')));
      act(() => void showToast(failed('Fehler', 'Nicht gespeichert.')));
      fireEvent.pointerMove(screen.getByText('Gespeichert'));
      passes(LONG_MS);
      fireEvent.pointerLeave(screen.getByRole('region'));
      act(() => screen.getByRole('region').focus());
      passes(LONG_MS);
      expect(words()).toBe('GespeichertFehlerNicht gespeichert.');
      act(() => screen.getByRole('region').blur());
      passes(4000);
      expect(words()).toBe('FehlerNicht gespeichert.');
      passes(4000);
      expect(words()).toBe('');
    } finally {
      jest.useRealTimers();
    }
  });
});
