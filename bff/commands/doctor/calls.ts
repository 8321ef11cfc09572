/** Formats command lines for remedies: npm scripts when started by npm, otherwise the built files. */
export function callsOf(isByNpm: boolean) {
  const call =
    (script: string, file: string) =>
    (...args: string[]) =>
      isByNpm
        ? [`npm run ${script}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
        : [`node dist/bff/commands/${file}`, ...args].join(' ');
  return {
    start: () => (isByNpm ? 'npm start' : 'node dist/bff/main.js'),
    migrate: call('db:migrate', 'migrate.js'),
    rollBack: call('db:rollback', 'migrate.js --down'),
    backup: call('backup', 'backup.js'),
    restore: call('restore', 'restore.js'),
  };
}

/** Formats a command line for this process; the container has only the built files. */
export const callOf = callsOf(process.env.npm_lifecycle_event !== undefined);
