import './styles/fraunces.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/writing.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import './app/basics.ts';
import { preloadPage } from './app/pages.tsx';
import { preloadSignedInParts } from './app/signed-in-part.tsx';
import { NO_PAGE } from './lib/paths.ts';
import { savedNote } from './lib/saved-note.ts';
import { startUserQuery } from './session/use-current-user.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const loadingTitle = document.querySelector('head > title');

/** Renders the app, and removes the title of the loading page when React adds the page's title. */
function AppWithOneTitle() {
  useLayoutEffect(() => loadingTitle?.remove(), []);
  return app;
}

const { page } = container.dataset;

startUserQuery();
if (page === location.pathname || page === NO_PAGE) {
  preloadPage(location.pathname).then(
    () => {
      startTransition(() => void hydrateRoot(container, app));
      dispatchEvent(new Event('hydrated'));
    },
    // If the chunk cannot be fetched, the page stays readable.
    () => {},
  );
} else {
  const render = () => {
    const show = () => createRoot(container).render(<AppWithOneTitle />);
    // After a save the first paint waits for the app (early.ts).
    if (savedNote) flushSync(show);
    else startTransition(show);
  };
  // Until then the HTML says that the page is loading. A page that cannot be fetched is reported when it is rendered.
  const ready = [preloadPage(location.pathname), ...(savedNote ? [preloadSignedInParts()] : [])];
  Promise.all(ready).then(render, render);
}
