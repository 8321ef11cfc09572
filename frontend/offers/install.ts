import { isAppleTouch } from '../lib/apple-touch.ts';
import { createStore, useStore } from '../lib/store.ts';

/** The browser's own question whether to install. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** How this device puts the product on its home screen: by the browser's question, or in the steps of iOS. */
export type InstallWay = InstallPrompt | 'steps';

const keptPrompt = createStore<InstallPrompt | null>(null);

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function keepPrompt(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  keptPrompt.set(event);
}

/** Keeps the browser's question from now on. It comes once a page; an earlier question is offered on another day. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', keepPrompt);
}

function isInstalled(): boolean {
  const isAppOfIos = 'standalone' in navigator && navigator.standalone === true;
  return isAppOfIos || matchMedia('(display-mode: standalone)').matches;
}

/** The way to the home screen of a phone or tablet; null elsewhere, and in the installed app. */
export function useInstallWay(): InstallWay | null {
  const prompt = useStore(keptPrompt);
  if (isInstalled() || !matchMedia('(pointer: coarse)').matches) return null;
  return prompt ?? (isAppleTouch() ? 'steps' : null);
}
