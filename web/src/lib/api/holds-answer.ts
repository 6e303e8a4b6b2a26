import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether data hold every field that a document asks for. Types are the server's affair; a hole would break a screen. */
export function holdsAnswer(document: DocumentNode, data: unknown): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const sameType = (value: Readonly<Record<string, unknown>>, type?: string) =>
    type === undefined || value['__typename'] === undefined || value['__typename'] === type;
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
