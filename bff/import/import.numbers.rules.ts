/** How many entries a request may import. Larger imports come in parts. */
export const IMPORT_MAX_ENTRIES = 128;

/** The first day that an entry can be imported for. */
export const FIRST_IMPORT_DAY = '1900-01-01';

/** How many hours an import can be undone after its last part. */
export const IMPORT_UNDO_HOURS = 24;
export const IMPORT_UNDO_MS = IMPORT_UNDO_HOURS * 3_600_000;
