import { ApolloProvider } from '@apollo/client/react';
// The rest of the library would register hooks, for the first file of a worker alone.
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react/pure.js';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { client } from '../../session/client.ts';
import { Toasts } from '../../ui/toast.tsx';

// Long limits for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Shows a page at an address after removing the previous page, its toasts and data. Returns the simulated user. */
export function show(page: ReactNode, address = '/'): UserEvent {
  for (const toast of screen.queryAllByRole('button', { name: 'Meldung schließen' })) fireEvent.click(toast);
  cleanup();
  void client.cache.reset();
  // A test that left its page for good keeps its listeners on the window, which hide the page at any later `pagehide`.
  document.documentElement.hidden = false;
  history.replaceState(null, '', address);
  render(
    <StrictMode>
      <BrowserRouter>
        <ApolloProvider client={client}>{page}</ApolloProvider>
        <Toasts onUndo={async () => {}} />
      </BrowserRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

/** The description of a field: its hint or its fault. */
export function descriptionOf(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) ?? '';
}

/** The name of the field, or the words, that have the focus. */
export function focused(): string | null {
  const { activeElement } = document;
  return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? null;
}

/** The names of the fields that are marked as faulty. */
export function faulty(): (string | null)[] {
  return [...document.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'));
}

/** The words of a toast, as soon as the toast is there. */
export async function toast(kind: 'status' | 'alert', title: string): Promise<string | null> {
  const toasts = within(screen.getByRole('region', { name: 'Meldungen' })).getByRole(kind);
  return (await within(toasts).findByText(title)).parentElement?.textContent ?? null;
}
