import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { VARIABLES } from '../../platform/env/env.ts';
import { DAY_MS } from '../../platform/lib/clock.ts';
import { KEEP_KEYS_DAYS, LOG_RETENTION_DAYS } from '../../platform/lib/retention.rules.ts';

const service = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  environment: z.record(z.string(), z.string()),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
  healthcheck: z.optional(
    z.object({ test: z.optional(z.array(z.string())), disable: z.optional(z.boolean()) }),
  ),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
  security_opt: z.optional(z.array(z.string())),
  mem_limit: z.optional(z.string()),
  pids_limit: z.optional(z.number()),
  logging: z.optional(z.object({ driver: z.string() })),
  volumes: z.optional(z.array(z.string())),
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string() })),
});

const composeFile = z.object({
  services: z.object({ mysql: service, migrate: service, app: service }),
  volumes: z.record(z.string(), z.unknown()),
});

const { services, volumes } = composeFile.parse(
  parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }),
);

function namedVariables(): string[] {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  return [...lines].map(([, name = '']) => name);
}

describe('docker-compose.yml', () => {
  it('starts the app only after the migrations, and the migrations only when MySQL 8.4 is healthy', () => {
    expect(services.mysql.image).toBe('mysql:8.4');
    expect(services.mysql.healthcheck?.test?.join(' ')).toContain('mysqladmin ping');
    expect(services.migrate.depends_on).toEqual({ mysql: { condition: 'service_healthy' } });
    expect(services.app.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  it('sets only known variables of the app, and all variables required with a database server', () => {
    for (const { environment, build } of [services.app, services.migrate]) {
      expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
      const needed = [
        'DATABASE_URL',
        'ENCRYPTION_KEYS',
        'ENCRYPTION_KEY_ACTIVE',
        'SESSION_SECRET',
        'APP_ORIGIN',
      ];
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(needed));
      expect(existsSync(build?.dockerfile ?? '')).toBe(true);
    }
    expect(services.migrate.command).toEqual(['node', 'dist/bff/commands/migrate.js']);
  });

  it('passes on every variable of .env.example but those of the container itself', () => {
    const ofTheContainer = ['PORT', 'HOST', 'DATA_DIR'];
    for (const { environment } of [services.app, services.migrate]) {
      expect([...Object.keys(environment), ...ofTheContainer].sort()).toEqual(namedVariables().sort());
    }
  });

  it('names each variable in a form that every Compose reads, older versions too', () => {
    for (const { environment } of [services.mysql, services.app, services.migrate]) {
      const references = Object.values(environment).flatMap((value) => value.match(/\$\{[^}]*\}?/g) ?? []);
      expect(references.filter((reference) => !/^\$\{[A-Z_]+:[-?][^}]*\}$/.test(reference))).toEqual([]);
      expect(references.length).toBeGreaterThan(0);
    }
  });

  it('removes unneeded privileges from the app, and limits the memory, the processes and the logs of all', () => {
    for (const confined of [services.app, services.migrate]) {
      expect(confined).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
    for (const one of [services.mysql, services.migrate, services.app]) {
      expect(one.security_opt).toEqual(['no-new-privileges:true']);
      expect(one.mem_limit).toMatch(/^\d+g$/);
      expect(one.pids_limit).toBeGreaterThanOrEqual(256);
      expect(one.logging).toEqual({ driver: 'journald' });
    }
  });

  it('deletes what was logged after the days that the policy names', () => {
    const journal = readFileSync('bff/commands/examples/journald.conf', 'utf8');
    expect(journal).toContain(`MaxRetentionSec=${LOG_RETENTION_DAYS}day\n`);
  });

  it('lets no binary log of MySQL outlive the keys in backups', () => {
    const { command = [] } = services.mysql;
    const expiry = command.find((option) => option.startsWith('--binlog-expire-logs-seconds='));
    expect(command).toContain('--disable-log-bin');
    expect(Number(expiry?.split('=')[1])).toBe((KEEP_KEYS_DAYS * DAY_MS) / 1_000);
  });

  it('keeps data and backups in volumes and no secret in the file', () => {
    expect(Object.keys(volumes)).toEqual(['mysql-data', 'backups']);
    expect(services.app.volumes).toEqual(['backups:/backups']);
    const secrets = ['ENCRYPTION_KEYS', 'SESSION_SECRET'].map((name) => services.app.environment[name]);
    for (const secret of secrets) expect(secret).toMatch(/^\$\{[A-Z_]+:\?\}$/);
  });
});

describe('bff/Dockerfile', () => {
  it('gives the running user only the folders of data and backups, not the code', () => {
    const text = readFileSync('bff/Dockerfile', 'utf8');
    expect(text).not.toContain('--chown');
    expect(text).toMatch(/^RUN install .*--owner=node .*\/backups \/data$/m);
    expect(text).toMatch(/^USER node$/m);
  });

  it('copies every package.json that npm reads before the installation', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    const folders = Object.values(devDependencies).flatMap(
      (version) => /^file:(.+)/.exec(version)?.[1] ?? [],
    );
    expect(folders).toEqual(['bff/workshop/generators']);
    const [before = ''] = readFileSync('bff/Dockerfile', 'utf8').split('RUN npm ci');
    for (const folder of folders) expect(before).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });

  it('passes the linter', () => {
    expect(validate(readFileSync('bff/Dockerfile', 'utf8')).map(({ message }) => message)).toEqual([]);
  });
});

describe('.env.example', () => {
  it('names every variable that the server reads, and no other', () => {
    expect(namedVariables().sort()).toEqual([...VARIABLES].sort());
  });
});

describe('.github/CHANGELOG.md', () => {
  const headings = [...readFileSync('.github/CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );

  it('describes the version of package.json, after the unreleased changes', () => {
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(headings.slice(0, 2)).toEqual(['Unreleased', version]);
  });
});

describe('the pages for operators', () => {
  const folder = 'bff/commands';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.md'));
  const foundIn = (page: string, pattern: RegExp) => {
    const matches = readFileSync(join(folder, page), 'utf8').matchAll(pattern);
    return [...matches].map(([, found = '']) => found);
  };

  it('are all linked from the first page, and have no broken links', () => {
    const linked = foundIn('README.md', /\]\(([\w./-]+\.md)/g);
    expect([...new Set(linked), 'README.md'].sort()).toEqual([...pages].sort());
    const targets = pages.flatMap((page) =>
      foundIn(page, /\]\((?!https:)([^)#]+)/g).map((link) => join(folder, dirname(page), link)),
    );
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('name only existing commands', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const fromAClone = pages.flatMap((page) => foundIn(page, /npm run (?:-s )?([a-z][\w:-]*)/g));
    const inTheContainer = pages.flatMap((page) => foundIn(page, /dist\/bff\/commands\/([\w-]+)\.js/g));
    expect(fromAClone).toContain('backup');
    expect(fromAClone.filter((name) => !(name in scripts))).toEqual([]);
    expect(inTheContainer).toContain('migrate');
    expect(inTheContainer.filter((name) => !existsSync(join(folder, `${name}.ts`)))).toEqual([]);
  });
});
