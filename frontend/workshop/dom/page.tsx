// The rest of the library would register hooks, for the first file of a worker alone.
import { cleanup, render } from '@testing-library/react/pure.js';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** Shows a page at an address, and removes the page of the test before. Returns the person who uses the page. */
export function show(page: ReactNode, address = '/'): UserEvent {
  cleanup();
  history.replaceState(null, '', address);
  render(
    <StrictMode>
      <BrowserRouter>{page}</BrowserRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}
