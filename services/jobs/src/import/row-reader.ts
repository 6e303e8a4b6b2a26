import { columnsOf, type Columns, type Mapping, type Row } from '../domain/imported/columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Fields = Readonly<Record<string, unknown>>;

const mostNamesTold = 200;
const mostShapesKept = 100;

/** Turns records into rows: a table's by its header, others each by its own names. */
export const createRowReader = (mapping: Mapping) => {
  const shapes = new Map<string, Columns>();
  const ignored = new Set<string>();
  let table: Columns | undefined;

  const shapeOf = (record: Fields) => {
    const names = Object.keys(record);
    const key = names.join('\n');
    const known = shapes.get(key) ?? columnsOf(names, mapping);
    if (shapes.size < mostShapesKept) shapes.set(key, known);
    for (const name of known.ignored) if (ignored.size < mostNamesTold) ignored.add(name);
    return known;
  };

  return {
    /** Throws UnreadableFile when the header lacks what the mapping names, or a title. */
    readHeader: (header: readonly string[]) => {
      table = columnsOf(header, mapping);
      const lost = [...mapping.values()].find((source) => !header.includes(source));
      if (lost !== undefined) throw unfitting(`there is no column "${lost}", which the mapping names`, header);
      if (!table.has('title')) throw unfitting('there is no column for title', header);
      for (const name of table.ignored) ignored.add(name);
    },
    rowOf: (record: Fields): Row => (table ?? shapeOf(record)).rowOf(record),
    /** Names in the file that no field was read from. */
    ignored: () => [...ignored],
  };
};

const unfitting = (what: string, header: readonly string[]) => {
  const seen = header.map((name) => JSON.stringify(name.slice(0, 60))).join(', ');
  return new UnreadableFile(`The columns do not fit: ${what}. The header is: ${seen.slice(0, 1_000)}`);
};
