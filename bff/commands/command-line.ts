import { operatorMessage } from '../platform/lib/errors.ts';

const HELP = ['--help', '-h'];

/**
 * Runs a command; `--help` only prints its usage. Prints an error behind the prefix, below it the usage if an option is
 * unknown, and exits with 1.
 */
export function run(usage: string, command: () => Promise<void>, prefix = ''): void {
  if (process.argv.slice(2).some((word) => HELP.includes(word))) {
    console.log(usage);
    return;
  }
  // A closed pipe (`| head`) does not break a command off.
  process.stdout.on('error', () => {});
  command().catch((error: unknown) => {
    const isUnknownOption =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(prefix + operatorMessage(error) + (isUnknownOption ? `\n${usage}` : ''));
    process.exit(1);
  });
}
