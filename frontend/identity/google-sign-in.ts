import { navigateFully } from '../lib/browser.ts';

const START = '/api/auth/google';
const CHANNEL = 'aufwind:google';
const ACKNOWLEDGED = 'heard';
const POPUP_WIDTH = 500;
const POPUP_HEIGHT = 600;
const ACKNOWLEDGE_TIMEOUT_MS = 3000;

/** The result of a sign-in with Google, as the server passes it to `/auth/callback`. */
export type GoogleReturn = {
  result: 'ok' | 'failed' | 'refused';
  reason: string | null;
  isPopup: boolean;
  isConnecting: boolean;
};

function startAddress(mode: 'popup' | 'redirect', intent?: 'connect'): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${START}?${new URLSearchParams({ mode, timeZone, ...(intent && { intent }) })}`;
}

// Returns false if the browser has blocked the popup.
function openPopup(address: string, width: number, height: number): boolean {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open(address, '_blank', features) !== null;
}

/** Starts a sign-in with Google in a popup, or in this window where popups are blocked. */
export function startGoogleSignIn(): void {
  if (!openPopup(startAddress('popup'), POPUP_WIDTH, POPUP_HEIGHT)) navigateFully(startAddress('redirect'));
}

/** Goes to Google in this window, to connect Google to the signed-in account. */
export function startConnectingGoogle(): void {
  navigateFully(startAddress('redirect', 'connect'));
}

/** Parses the query of the return page; null without a return from Google. */
export function readGoogleReturn(query: URLSearchParams): GoogleReturn | null {
  const result = query.get('result');
  if (result !== 'ok' && result !== 'failed' && result !== 'refused') return null;
  return {
    result,
    reason: query.get('reason'),
    isPopup: query.get('mode') === 'popup',
    isConnecting: query.get('intent') === 'connect',
  };
}

/**
 * Listens for the popup's result; `take` tells whether this page has opened the popup. Uses a BroadcastChannel, because
 * a cross-origin opener policy cuts the link between the windows.
 */
export function onGoogleReturn(take: (returned: GoogleReturn) => boolean): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const returned = typeof data === 'string' ? readGoogleReturn(new URLSearchParams(data)) : null;
    if (returned && take(returned)) channel.postMessage(ACKNOWLEDGED);
  };
  return () => channel.close();
}

/** Sends the popup's result to the page that opened it; resolves to false if that page is gone. */
export function sendGoogleReturn(query: URLSearchParams): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const answered = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ACKNOWLEDGE_TIMEOUT_MS);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== ACKNOWLEDGED) return;
      clearTimeout(timer);
      resolve(true);
    };
  });
  channel.postMessage(query.toString());
  return answered.finally(() => channel.close());
}
