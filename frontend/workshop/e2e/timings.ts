/** The times of the specification. Journeys use these instead of the product's own constants. */
export const SPEC_MS = {
  draftAutosave: 1000,
  overlayAutoClose: 3500,
  overlayCloseAnimation: 300,
  reload: 1500,
  reloadAfterOverlay: 4000,
  demoSave: 1000,
  demoSavedIndicator: 2000,
  typingStart: 500,
  typingPerCharacter: 40,
  typingEraseDelay: 3000,
  appleErrorRedirect: 3000,
  appleSuccessRedirect: 1000,
};

/** How long the app waits for the server: before an offline start, and in total. */
export const PATIENCE_MS = { offlineStart: 4000, request: 20_000 };
