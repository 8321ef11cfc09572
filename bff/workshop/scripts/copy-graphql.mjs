// The compiler leaves the schema's .graphql files and the style sheet behind; the built server reads them beside its code.
import { cpSync, lstatSync } from 'node:fs';

cpSync('bff', 'dist/bff', {
  recursive: true,
  filter: (source) => lstatSync(source).isDirectory() || /\.(graphql|css)$/.test(source),
});
