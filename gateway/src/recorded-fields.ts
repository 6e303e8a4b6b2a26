import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';

/** A field that was asked for, with those of its arguments that may be kept. */
export type RecordedField = Readonly<{ name: string; args: Readonly<Record<string, Kept>> }>;

type Kept = number | boolean | string | readonly (number | string)[];

/** Texts that may be kept, by the names of their arguments. Any other text may be a password or a token. */
const keptTexts = new Set([
  'id',
  'email',
  'find',
  'day',
  'reason',
  'after',
  'decision',
  'status',
  'subclass',
  'expiry',
  'conditions',
  'address',
  'kind',
  'subject',
]);

const longest = 300;
const most = 60;

const keptOf = (name: string, value: unknown): Kept | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return keptTexts.has(name) ? value.slice(0, longest) : undefined;
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, 100).flatMap((one: unknown) => {
    const kept = keptOf(name, one);
    return typeof kept === 'number' || typeof kept === 'string' ? [kept] : [];
  });
};

type Variables = Readonly<Record<string, unknown>>;

const entriesOf = (name: string, value: unknown): [string, Kept][] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([inner, one]) => entriesOf(inner, one));
  const kept = keptOf(name, value);
  return kept === undefined ? [] : [[name, kept]];
};

const argumentsOf = (field: FieldNode, variables: Variables) =>
  Object.fromEntries(
    (field.arguments ?? []).flatMap(({ name, value }) =>
      entriesOf(name.value, valueFromASTUntyped(value, { ...variables })),
    ),
  );

/**
 * What an operation asks for: its own fields, and any below them that takes arguments; those of fragments too. Written
 * from the document, so that it makes no difference whether a value stands in the text, in a variable or in its default.
 */
export const recordedFields = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): readonly RecordedField[] => {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const variables = { ...Object.fromEntries(defaults), ...given };
  const roots = new Set<unknown>(operation.selectionSet.selections);
  const found: RecordedField[] = [];
  const note = (field: FieldNode) => {
    if (roots.has(field) || field.arguments?.length)
      found.push({ name: field.name.value, args: argumentsOf(field, variables) });
  };
  const read = {
    definitions: document.definitions.filter((one) => one === operation || one.kind === Kind.FRAGMENT_DEFINITION),
  };
  visit(
    { kind: Kind.DOCUMENT, ...read },
    {
      Field: {
        enter: (field) => {
          note(field);
        },
      },
    },
  );
  return found.slice(0, most);
};
