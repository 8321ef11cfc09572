/** The times that the specification has: the journeys hold the product to these, not to its own. */
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

/** How long the app waits for its server: until a signed-in person can write anyway, and in total. */
export const PATIENCE_MS = { offlineStart: 4000, request: 20_000 };
