// The compiler leaves the schema's .graphql files behind; the built server reads them beside its code.
import { cpSync, lstatSync } from 'node:fs';

cpSync('bff', 'dist/bff', {
  recursive: true,
  filter: (source) => lstatSync(source).isDirectory() || source.endsWith('.graphql'),
});
