/** Where npm has started this, its scripts are there; the container has the built files only. */
const isByNpm = process.env.npm_lifecycle_event !== undefined;

function call(script: string, file: string) {
  return (...args: string[]) =>
    isByNpm
      ? [`npm run ${script}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
      : [`node dist/bff/commands/${file}`, ...args].join(' ');
}

/** The commands that mend something, as they are called here. */
export const callOf = {
  start: () => (isByNpm ? 'npm start' : 'node dist/bff/main.js'),
  migrate: call('db:migrate', 'migrate.js'),
  rollBack: call('db:rollback', 'migrate.js --down'),
  backup: call('backup', 'backup.js'),
  restore: call('restore', 'restore.js'),
};
