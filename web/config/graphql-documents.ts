import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { MagicString } from 'magic-string';
import { parseAst, type Plugin } from 'vite';

const sources = join(import.meta.dirname, '../src/');
const generated = join(sources, 'gql/');

/** The name under which the code generator exports the document of a `graphql` call. */
const documentName = (source: string) => {
  const [first] = parse(source).definitions;
  if (first?.kind === Kind.FRAGMENT_DEFINITION) return `${first.name.value}FragmentDoc`;
  if (first?.kind === Kind.OPERATION_DEFINITION && first.name) return `${first.name.value}Document`;
  throw new Error('A document begins with a named operation or fragment');
};

/** The `graphql` calls of a module, which are the initial values of its constants. */
const callsIn = (code: string) =>
  parseAst(code, { lang: 'tsx' })
    .body.flatMap((node) => {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    })
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'graphql')
        return [];
      const [argument] = init.arguments;
      if (argument?.type !== 'TemplateLiteral') throw new Error('A document is a template literal');
      return [{ start: init.start, end: init.end, source: argument.quasis[0]?.value.raw ?? '' }];
    });

/**
 * Turns each `graphql` call into an import of the generated document, so that a screen carries its own documents and not
 * the map of all of them. The client preset's own plugin is not among the exports of its package.
 */
export const graphqlDocuments = (): Plugin => ({
  name: 'waratah:graphql-documents',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(sources) || id.startsWith(generated) || !code.includes('graphql(`')) return null;
    const changed = new MagicString(code);
    const names = callsIn(code).map(({ start, end, source }) => {
      const name = documentName(source);
      changed.update(start, end, name);
      return name;
    });
    changed.prepend(`import { ${names.join(', ')} } from '${generated}graphql.ts';`);
    return {
      code: changed.toString(),
      map: changed.generateMap({ source: id, includeContent: true, hires: 'boundary' }),
    };
  },
});
