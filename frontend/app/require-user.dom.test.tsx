import { show } from '../workshop/dom/page.tsx';
import { serve } from '../workshop/dom/server.ts';
import { RequireUser } from './require-user.tsx';

const visibility = () => document.documentElement.style.visibility;

function move(type: 'pagehide' | 'pageshow') {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}

it('a page from the back/forward cache is hidden for at most four seconds, counted from its last return', () => {
  serve({ CurrentUser: () => new Promise(() => {}) });
  show(<RequireUser>Nur für mich</RequireUser>);
  jest.useFakeTimers();
  try {
    move('pagehide');
    expect(visibility()).toBe('hidden');
    move('pageshow');
    jest.advanceTimersByTime(3000);
    move('pagehide');
    move('pageshow');
    jest.advanceTimersByTime(3999);
    expect(visibility()).toBe('hidden');
    jest.advanceTimersByTime(1);
    expect(visibility()).toBe('');
  } finally {
    jest.useRealTimers();
  }
});
