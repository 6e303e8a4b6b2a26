import { columnsOf, type Columns, type Mapping, type Row } from '../domain/imported/columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Fields = Readonly<Record<string, unknown>>;

const maxReportedNames = 200;
const maxRememberedShapes = 100;

/**
 * Converts records to rows with our field names: the mapping of a table follows from its header, others are mapped one
 * by one.
 */
export const createRowReader = (mapping: Mapping) => {
  const shapes = new Map<string, Columns>();
  const ignored = new Set<string>();
  let table: Columns | undefined;

  const shapeOf = (record: Fields) => {
    const names = Object.keys(record);
    const key = names.join('\n');
    const known = shapes.get(key) ?? columnsOf(names, mapping);
    if (shapes.size < maxRememberedShapes) shapes.set(key, known);
    for (const name of known.ignored) if (ignored.size < maxReportedNames) ignored.add(name);
    return known;
  };

  return {
    /** Throws UnreadableFile if the header lacks a column that the mapping names, a title or a description. */
    readHeader: (header: readonly string[]) => {
      table = columnsOf(header, mapping);
      const lost = [...mapping.values()].find((source) => !header.includes(source));
      if (lost !== undefined) throw unfitting(`there is no column "${lost}", which the mapping names`, header);
      for (const field of ['title', 'description'] as const)
        if (!table.has(field))
          throw unfitting(`there is no column for ${field}; name it with --map ${field}=COLUMN`, header);
      for (const name of table.ignored) ignored.add(name);
    },
    rowOf: (record: Fields): Row => (table ?? shapeOf(record)).rowOf(record),
    /** Column names in the file that no field is read from. */
    ignored: () => [...ignored],
  };
};

const unfitting = (what: string, header: readonly string[]) => {
  const seen = header.map((name) => JSON.stringify(name.slice(0, 60))).join(', ');
  return new UnreadableFile(`The columns do not fit: ${what}. The header is: ${seen.slice(0, 1_000)}`);
};
