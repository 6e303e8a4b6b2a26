import type { Plugin } from 'vite';

const call = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`,?\s*\)/g;
const firstDefinition = /\b(query|mutation|fragment)\s+(\w+)/;

/**
 * Turns `graphql(`...`)` into an import of the generated document, so that a route carries its own documents and not
 * the map of all of them.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'waratah:graphql-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || id.includes('/src/gql/') || !code.includes('graphql(')) return null;
      const names = new Set<string>();
      const replaced = code.replace(call, (whole: string, source: string) => {
        const [, kind, name] = firstDefinition.exec(source) ?? [];
        if (!name) return whole;
        const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        names.add(document);
        return document;
      });
      if (names.size === 0) return null;
      const generated = `${id.slice(0, id.lastIndexOf('/src/'))}/src/gql/graphql.ts`;
      return { code: `import { ${[...names].join(', ')} } from '${generated}';${replaced}`, map: null };
    },
  };
}
