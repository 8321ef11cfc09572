// The compiler leaves the schema's .graphql files and the style sheet behind; the built server reads them beside its code.
import { cpSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

cpSync('bff', 'dist/bff', {
  recursive: true,
  filter: (source) =>
    lstatSync(source).isDirectory() ? source !== join('bff', 'workshop') : /\.(graphql|css)$/.test(source),
});
