/// <reference types="vite/client" />

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}

/** A script with the styles that it imports, built whole for a page without files of its own (`build/embedded.mts`). */
declare module '*?embedded' {
  type Embedded = {
    text: string;
    /** The digest that allows the script in a Content Security Policy. */
    digest: string;
  };
  export const script: Embedded;
  export const style: Embedded;
}
