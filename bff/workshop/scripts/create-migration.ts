import { existsSync, writeFileSync } from 'node:fs';

const FOLDER = 'bff/platform/database/migrations';

function classNameOf(title: string, timestamp: number): string {
  const words = title.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}${timestamp}`;
}

/** `npm run db:migration:create -- add-something`: an empty migration, to be filled and added to `data-source.ts`. */
function createMigration(title: string | undefined): void {
  if (!title || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(title) || !existsSync(FOLDER)) {
    console.error('Name it in kebab case: npm run db:migration:create -- add-something');
    process.exitCode = 1;
    return;
  }
  const timestamp = Date.now();
  const className = classNameOf(title, timestamp);
  const file = `${FOLDER}/${timestamp}-${title}.ts`;
  writeFileSync(
    file,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {}

  async down(runner: QueryRunner): Promise<void> {}
}
`,
    { flag: 'wx' },
  );
  console.log(
    `Wrote ${file}. Fill it, and add ${className} to the list in bff/platform/database/data-source.ts.`,
  );
}

createMigration(process.argv[2]);
