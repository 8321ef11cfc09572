/** Keyset pagination: yields pages, each after the key of the last row, until a page is empty. */
export async function* keysetPages<Row, Key>(
  first: Key,
  read: (after: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}

/** Keyset pagination by a serial key. */
export function pagesById<Row extends { id: number }>(read: (after: number) => Promise<Row[]>) {
  return keysetPages(0, read, ({ id }) => id);
}
