import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { possibleTypes } from './possible-types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the data have every field that the document asks for, because a missing one would break a screen. Types are
 * not checked; they are the server's responsibility.
 */
export function holdsAnswer(document: DocumentNode, data: unknown): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const sameType = ({ __typename: name }: Readonly<Record<string, unknown>>, type?: string) =>
    type === undefined || name === undefined || name === type || possibleTypes[type]?.some((one) => one === name);
  const holdsAll = ({ selections }: SelectionSetNode, value: unknown): boolean => {
    if (value === null) return true;
    if (Array.isArray(value)) return value.every((item) => holdsAll({ kind: Kind.SELECTION_SET, selections }, item));
    if (!isRecord(value)) return false;
    return selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const held = value[(selection.alias ?? selection.name).value];
        if (held === undefined) return Boolean(selection.directives?.length);
        return selection.selectionSet ? holdsAll(selection.selectionSet, held) : true;
      }
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      return !part || !sameType(value, part.typeCondition?.name.value) || holdsAll(part.selectionSet, value);
    });
  };
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation !== undefined && isRecord(data) && holdsAll(operation.selectionSet, data);
}
