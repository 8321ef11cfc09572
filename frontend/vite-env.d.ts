/// <reference types="vite/client" />

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    ): { createHTML(html: string): string; createScriptURL(address: string): string };
  };
}

/** A script and its styles, bundled for a page without files of its own (`build/embedded.mts`). */
declare module '*?embedded' {
  type Embedded = {
    text: string;
    /** CSP source that allows the text. */
    digest: string;
  };
  export const script: Embedded;
  export const style: Embedded;
}
