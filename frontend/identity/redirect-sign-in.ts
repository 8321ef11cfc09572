import { storeNote } from '../lib/session-storage.ts';
import { timeZone } from '../lib/time-zone.ts';
import { within } from '../lib/within.ts';
import type { RedirectProvider } from './provider-name.ts';

const STARTS = { GOOGLE: '/api/auth/google', OIDC: '/api/auth/oidc' };
/** The intent to connect a provider, and the name of this tab's note about it. */
export const CONNECT = 'connect';
const CHANNEL = 'aufwind:sign-in';
const ACKNOWLEDGED = 'heard';
const POPUP_WIDTH = 500;
const POPUP_HEIGHT = 600;
const ACKNOWLEDGE_TIMEOUT_MS = 3000;

/** The result of a sign-in by redirects, as the server passes it to `/auth/callback`. */
export type RedirectReturn = {
  provider: RedirectProvider;
  result: 'ok' | 'failed' | 'refused';
  reason: string | null;
  isPopup: boolean;
  isConnecting: boolean;
};

function startAddress(provider: RedirectProvider, mode: 'popup' | 'redirect', intent?: 'connect'): string {
  return `${STARTS[provider]}?${new URLSearchParams({ mode, timeZone: timeZone(), ...(intent && { intent }) })}`;
}

/** Starts a sign-in with a provider in a popup, or in this window where popups are blocked. */
export function startRedirectSignIn(provider: RedirectProvider): void {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT) / 2));
  const features = `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  if (window.open(startAddress(provider, 'popup'), '_blank', features)) return;
  window.location.assign(startAddress(provider, 'redirect'));
}

/** Goes to a provider in this window, to connect it to the signed-in account; notes that this tab has asked for it. */
export function startConnecting(provider: RedirectProvider): void {
  storeNote(CONNECT, provider);
  window.location.assign(startAddress(provider, 'redirect', CONNECT));
}

/** Parses the query of the return page; null without a return from a provider. */
export function readRedirectReturn(query: URLSearchParams): RedirectReturn | null {
  const result = query.get('result');
  if (result !== 'ok' && result !== 'failed' && result !== 'refused') return null;
  return {
    provider: query.get('provider') === 'oidc' ? 'OIDC' : 'GOOGLE',
    result,
    reason: query.get('reason'),
    isPopup: query.get('mode') === 'popup',
    isConnecting: query.get('intent') === CONNECT,
  };
}

/**
 * Listens for the popup's result; `take` tells whether this page has opened the popup. Uses a BroadcastChannel, because
 * a cross-origin opener policy cuts the link between the windows.
 */
export function onRedirectReturn(take: (returned: RedirectReturn) => boolean): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const returned = typeof data === 'string' ? readRedirectReturn(new URLSearchParams(data)) : null;
    if (returned && take(returned)) channel.postMessage(ACKNOWLEDGED);
  };
  return () => channel.close();
}

/** Sends the popup's result to the page that opened it; resolves to false if that page is gone. */
export function sendRedirectReturn(query: URLSearchParams): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const acknowledged = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === ACKNOWLEDGED) resolve(true);
    };
  });
  channel.postMessage(query.toString());
  return within(ACKNOWLEDGE_TIMEOUT_MS, acknowledged, false).finally(() => channel.close());
}
