import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OUTPUT = resolve('release');
/** The files of the tarball beside the built product; `npm ci --omit=dev` installs the packages. */
const SHIPPED = ['package.json', 'package-lock.json', '.npmrc', '.env.example', 'README.md'];

/** Runs a command with the given folder as the current one, and returns what it prints. */
function run(folder: string, command: string, ...args: string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: [...stdio] }).trim();
}

/** Returns the changelog's chapter about a version; about the unreleased changes while the version has no chapter. */
function chapterOf(version: string, changelog: string): string {
  const [, unreleased = '', ...chapters] = changelog.split(/^(?=## )/m);
  return chapters.find((chapter) => chapter.startsWith(`## ${version}\n`)) ?? unreleased;
}

/** Builds the image with the first engine that answers; returns whether an engine has answered. */
function buildImage(folder: string, name: string, seconds: string): boolean {
  const engine = ['podman', 'docker'].find((known) => spawnSync(known, ['info']).status === 0);
  if (!engine) return false;
  const build = ['build', '--file', 'bff/Dockerfile', '--tag', `${name}:release`];
  // One time for all files of the image, so that a second build has the same bytes.
  if (engine === 'podman') run(folder, engine, ...build, '--timestamp', seconds, '.');
  else run(folder, engine, 'buildx', ...build, '--build-arg', `SOURCE_DATE_EPOCH=${seconds}`, '--load', '.');
  run(folder, engine, 'save', '--output', join(OUTPUT, `${name}.image.tar`), `${name}:release`);
  return true;
}

/**
 * `npm run release`: makes in `release/`, from the commit of a clean tree, a tarball of the built product, the image, the
 * bill of materials, the changelog, the page about upgrades, and the checksums of them all. The same commit gives the
 * same bytes, except for the image where the engine's base image differs.
 */
function release(): void {
  if (run('.', 'git', 'status', '--porcelain') !== '')
    throw new Error('Commit or discard your changes first.');
  const commit = run('.', 'git', 'rev-parse', 'HEAD');
  const seconds = run('.', 'git', 'show', '--no-patch', '--format=%ct', commit);
  const source = mkdtempSync(join(tmpdir(), 'aufwind-release-'));
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);
  try {
    run('.', 'git', 'clone', '--quiet', '--no-hardlinks', '.', source);
    run(source, 'git', 'checkout', '--quiet', commit);
    run(source, 'npm', 'ci', '--ignore-scripts', '--loglevel=error');
    run(source, 'npm', 'run', '--silent', 'build');
    const { version }: { version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    const name = `aufwind-${version}`;
    const folder = join(source, name);
    for (const path of [...SHIPPED, 'dist'])
      cpSync(join(source, path), join(folder, path), { recursive: true });
    const tar = [
      '--sort=name',
      `--mtime=@${seconds}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
    ];
    run(source, 'tar', ...tar, '--use-compress-program=gzip -n', '-cf', join(OUTPUT, `${name}.tar.gz`), name);
    rmSync(folder, { recursive: true });
    writeFileSync(join(OUTPUT, `${name}.sbom.json`), `${run(source, 'npm', 'run', '--silent', 'sbom')}\n`);
    writeFileSync(
      join(OUTPUT, 'CHANGELOG.md'),
      chapterOf(version, readFileSync(join(source, '.github/CHANGELOG.md'), 'utf8')),
    );
    cpSync(join(source, 'bff/commands/upgrade.md'), join(OUTPUT, 'UPGRADE.md'));
    if (!buildImage(source, name, seconds)) console.error('No image: neither podman nor docker answers.');
    const sums = readdirSync(OUTPUT)
      .sort()
      .map((file) => {
        return `${createHash('sha256')
          .update(readFileSync(join(OUTPUT, file)))
          .digest('hex')}  ${file}\n`;
      });
    writeFileSync(join(OUTPUT, 'SHA256SUMS'), sums.join(''));
    console.log(`${name}, commit ${commit}\n${sums.join('')}`);
  } finally {
    rmSync(source, { recursive: true });
  }
}

release();
