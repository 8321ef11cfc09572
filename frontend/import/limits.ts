/** The largest import that the browser reads: megabytes of a file, and the number of texts. */
export const LIMITS = { fileMb: 50, tableMb: 20, unpackedMb: 100, textMb: 20, texts: 20_000 };
