/** The commands that mend something: by npm where it has started this and its scripts are there, else as the built files. */
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

/** The commands as they are called here; the container has the built files only. */
export const callOf = callsOf(process.env.npm_lifecycle_event !== undefined);
