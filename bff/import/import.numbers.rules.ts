/** Maximum entries in a request; larger imports are sent in parts. */
export const IMPORT_MAX_ENTRIES = 128;

export const FIRST_IMPORT_DAY = '1900-01-01';

/** Hours for which an import can be undone after its last part. */
export const IMPORT_UNDO_HOURS = 24;
export const IMPORT_UNDO_MS = IMPORT_UNDO_HOURS * 3_600_000;
