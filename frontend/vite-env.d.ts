/// <reference types="vite/client" />

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    ): { createHTML(html: string): string; createScriptURL(address: string): string };
  };
}
