import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { print } from 'graphql';

/** The server's documents have `__typename` where Apollo's cache adds the field; `*.plain.graphql` documents do not. */
const cache = new InMemoryCache();

/**
 * A code generator plugin that gives each operation an id, `sha256:` and the digest of its text. Writes operations like
 * `typed-document-node`, or texts by id into a `.json` file.
 */
export function plugin(schema, sources, config, { outputFile }) {
  const withoutApollo = sources.filter(({ location }) => location.endsWith('.plain.graphql'));
  const plain = new Set(
    withoutApollo.flatMap(({ document }) => document.definitions).map(({ name }) => name.value),
  );
  const texts = [];
  const generated = typedDocuments(schema, sources, {
    ...config,
    unstable_omitDefinitions: outputFile.endsWith('.plain.generated.ts'),
    unstable_onExecutableDocumentNode: (document) => {
      const operationName = document.definitions[0].name.value;
      const text = print(plain.has(operationName) ? document : cache.transformDocument(document));
      const documentId = `sha256:${createHash('sha256').update(text).digest('hex')}`;
      texts.push([documentId, text]);
      return { documentId, operationName };
    },
  });
  if (!outputFile.endsWith('.json')) return generated;
  return `${JSON.stringify(Object.fromEntries(texts.sort()), null, 2)}\n`;
}
