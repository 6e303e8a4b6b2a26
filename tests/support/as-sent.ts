import { type DocumentNode, Kind, print, visit } from 'graphql';

/** An operation as the client sends it: with `__typename` in every selection below the root. */
export const asSent = (document: DocumentNode) =>
  print(
    visit(document, {
      SelectionSet: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : {
              ...set,
              selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
            },
    }),
  );
