/// <reference types="vite/client" />

interface WindowEventMap {
  /** Bubbles from the document. */
  visibilitychange: Event;
  /** Chromium only. */
  beforeinstallprompt: Event & { prompt: () => Promise<unknown> };
}

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    ): { createHTML(html: string): string; createScriptURL(address: string): string };
  };
}
