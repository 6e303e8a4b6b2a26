import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, print } from 'graphql';

/** The SHA-256 of each operation as the data client sends it; the gateway can refuse all other operations. */
export const operationHashes = (exported: Readonly<Record<string, unknown>>): readonly string[] => {
  const cache = new InMemoryCache();
  return Object.values(exported)
    .filter(isOperation)
    .map((document) =>
      createHash('sha256')
        .update(print(cache.transformDocument(document)))
        .digest('hex'),
    );
};

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some((one: { kind?: unknown }) => one.kind === Kind.OPERATION_DEFINITION);
