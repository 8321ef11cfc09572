// The compiler does not copy the schema's .graphql files and the style sheet, which the built server reads beside its
// code. The documents of REST rows are not needed: their generated code is compiled.
import { cpSync, lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Runs before the compiler and clears the folder, because the server reads every schema file that it finds.
rmSync('dist/bff', { recursive: true, force: true });
cpSync('bff', 'dist/bff', {
  recursive: true,
  filter: (source) =>
    lstatSync(source).isDirectory()
      ? ![join('bff', 'workshop'), join('bff', 'released')].includes(source)
      : /(?<!\.rest)\.graphql$|\.css$/.test(source),
});
