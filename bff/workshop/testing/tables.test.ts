import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platformEntities } from '../../platform/platform.ts';
import { slices } from '../../slices.ts';

/** The name of a table that a statement computes. */
const COMPUTED = '(computed)';

const LISTING = ['ls-files', '--cached', '--others', '--exclude-standard', 'bff'];
const ELSEWHERE =
  /\.test\.ts$|\.generated\.ts$|^bff\/(workshop|commands)\/|^bff\/platform\/database\/migrations\//;

const sources = execFileSync('git', LISTING, { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The folder of a slice, `platform`, or the name of a file of the root. */
function ownerOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const DECLARATION = /export const (\w+) = entity\('\w+', '(\w+)'/g;

const declarations = sources.flatMap(({ path, text }) =>
  [...text.matchAll(DECLARATION)].map(([, entity = '', table = '']) => ({
    entity,
    table,
    owner: ownerOf(path),
  })),
);
const tables = new Map(declarations.map(({ table, owner }) => [table, owner]));
const tableOfEntity = new Map(declarations.map(({ entity, table }) => [entity, table]));

/** Matches the tables of an SQL clause, such as `user AS u, draft`; only keywords are upper case. */
const SQL_LIST =
  /\b(?:FROM|JOIN|INTO|UPDATE)\s+((?:\$\{\w+\}|\w+)(?:(?:\s+AS)?\s+[a-z]\w*)?(?:\s*,\s*[a-z]\w*(?:(?:\s+AS)?\s+[a-z]\w*)?)*)/g;
const CALL = /\b(?:purge|clear|skipSerials|\w*[jJ]oin\w*)\(\s*['"`](\w+)['"`]/g;
const ENTITY = /\b\w+Entity\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The tables that a source names in statements and entities, and table names that it computes. */
function tablesIn(source: string): string[] {
  const text = source.replace(COMMENT, '');
  const listed = [...text.matchAll(SQL_LIST)].flatMap(([, list = '']) =>
    list.split(',').map((item) => item.trim().split(/\s/)[0]?.replace(/^\$.*/, COMPUTED) ?? ''),
  );
  const called = [...text.matchAll(CALL)].map(([, name = '']) => name);
  const ofEntities = [...text.matchAll(ENTITY)].map(([name]) => tableOfEntity.get(name) ?? '');
  const named = new Set([...listed, ...called, ...ofEntities]);
  return [...named].filter((name) => tables.has(name) || name === COMPUTED).sort();
}

/** The tables in a source that its slice does not own. Only the database's own helpers take the name of any table. */
function foreignTablesIn(path: string, text: string): string[] {
  const isHelper = path.startsWith('bff/platform/database/');
  return tablesIn(text).filter((name) => (tables.has(name) ? tables.get(name) !== ownerOf(path) : !isHelper));
}

describe('a slice touches its own tables', () => {
  it.each([
    ["'SELECT id FROM user WHERE id = ?'", ['user']],
    ["'SELECT 1 FROM session JOIN user ON user.id = session.userId'", ['session', 'user']],
    ['`SELECT 1 FROM answer AS a, user WHERE a.userId = user.id`', ['answer', 'user']],
    ['`SELECT 1 FROM reminder\n LEFT JOIN user ON user.id = reminder.userId`', ['reminder', 'user']],
    ["'INSERT INTO milestone (userId) VALUES (?)'", ['milestone']],
    ["'UPDATE user SET name = NULL'", ['user']],
    ["'DELETE FROM passkey WHERE userId = ?'", ['passkey']],
    [`'DELETE FROM \${table} WHERE userId = ?'`, [COMPUTED]],
    ["db.purge('draft', 'day < ?', [oldest])", ['draft']],
    ["db.clear(\n'answer', 'importId')", ['answer']],
    ["q.leftJoin('user', 'user', SAME)", ['user']],
    ['tx.manager.update(UserEntity, id, seen)', ['user']],
    ['/** A change, such as `DELETE FROM answer`. */ const count = 1; // FROM user', []],
    ["updateEntity(false) && Array.from('user')", []],
  ])('finds the tables in %s', (source, expected) => {
    expect(tablesIn(source)).toEqual(expected);
  });

  it('registers exactly the entities that it declares', () => {
    const registered = [
      ...slices.declared.flatMap(({ folder, entities = [] }) =>
        entities.map((entity) => ({ folder, entity })),
      ),
      ...platformEntities.map((entity) => ({ folder: 'platform', entity })),
    ].map(({ folder, entity }) => `${folder}/${entity.options.tableName}`);
    const declared = [...tables].map(([table, owner]) => `${owner}/${table}`);
    expect(registered.sort()).toEqual(declared.sort());
  });

  it("reads other tables only through the owner's read models", () => {
    const foreign = sources
      .map(({ path, text }) => [path, foreignTablesIn(path, text)] as const)
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(foreign)).toEqual({});
  });

  it('publishes read models without writing statements', () => {
    const readModels = sources.filter(({ path }) => path.endsWith('.reads.ts'));
    expect(readModels.length).toBeGreaterThan(0);
    const CHANGE =
      /\b(INSERT|UPDATE|DELETE|REPLACE)\b|\b(insert|update|upsert|delete|remove|save|change|run|write)\(/;
    expect(readModels.filter(({ text }) => CHANGE.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
