import type { Embedding } from '../domain/embedding.ts';

/**
 * Dot products of one vector with many, eight numbers at a time. This uses the processor's vector instructions, which
 * JavaScript can reach only through WebAssembly. Sums of 16-bit integers are exact, so the result equals that of `dot`
 * in domain/embedding.ts.
 */
export type DotProducts = Readonly<{
  /** Fills `sums` with the dot products of the vector and the rows with these numbers. */
  of: (vector: Embedding, rows: Uint32Array, sums: Int32Array) => void;
}>;

const pageBytes = 65_536;
const lane = 8;

/** Rows whose length is not `dimensions` count as zeros. */
export const dotProducts = (rows: readonly (Embedding | undefined)[], dimensions: number): DotProducts => {
  const width = Math.ceil(dimensions / lane) * lane;
  const rowBytes = 2 * width;
  const wantedAt = rowBytes * (rows.length + 1);
  const sumsAt = wantedAt + 4 * rows.length;
  const bytes = sumsAt + 4 * rows.length;
  const memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / pageBytes)) });
  const run = instanceOf(memory, rowBytes);
  const vector = new Int16Array(memory.buffer, 0, width);
  const wanted = new Uint32Array(memory.buffer, wantedAt, rows.length);
  const all = new Int16Array(memory.buffer);
  rows.forEach((row, index) => row?.length === dimensions && all.set(row, width * (index + 1)));
  return {
    of: (given, numbers, sums) => {
      vector.set(given);
      wanted.set(numbers);
      run(wantedAt, sumsAt, numbers.length);
      sums.set(new Int32Array(memory.buffer, sumsAt, numbers.length));
    },
  };
};

type Run = (wantedAt: number, sumsAt: number, count: number) => void;

const instanceOf = (memory: WebAssembly.Memory, rowBytes: number): Run => {
  const { run } = new WebAssembly.Instance(new WebAssembly.Module(moduleOf(rowBytes)), { host: { memory } }).exports;
  if (typeof run !== 'function') throw new Error('the module of dot products has no function');
  return (...numbers) => void Reflect.apply(run, undefined, numbers);
};

// The part of the WebAssembly binary format that one loop needs: opcodes by their names in the specification, numbers as
// LEB128.

const i32 = 0x7f;
const v128 = 0x7b;

const unsigned = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
const signed = (value: number): readonly number[] =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];

const get = (local: number) => [0x20, ...unsigned(local)];
const set = (local: number) => [0x21, ...unsigned(local)];
const constant = (value: number) => [0x41, ...signed(value)];
const add = [0x6a];
const multiply = [0x6c];
const loadInteger = (offset: number) => [0x28, 2, ...unsigned(offset)];
const storeInteger = (offset: number) => [0x36, 2, ...unsigned(offset)];
const loadVector = (offset: number) => [0xfd, 0, 3, ...unsigned(offset)];
const zeros = [0xfd, 12, ...Array.from({ length: 16 }, () => 0)];
/** Multiplies eight pairs of 16-bit numbers and adds neighbours: four sums. */
const multiplyAndAddPairs = [0xfd, 0xba, 1];
const addVectors = [0xfd, 0xae, 1];
const laneOf = (index: number) => [0xfd, 0x1b, index];

const block = [0x02, 0x40];
const loop = [0x03, 0x40];
/** Ends the loop and the block around it. */
const leaveWhenBelow = (limit: number) => [...constant(limit), 0x49, 0x0d, 1];
const again = [0x0c, 0];
const [endLoop, endBlock, endFunction] = [[0x0b], [0x0b], [0x0b]];
const magicAndVersion = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** How many rows share each load of the vector they are multiplied with; with more than four, registers run out. */
const together = 4;

const parameters = { wantedAt: 0, sumsAt: 1, left: 2 } as const;
const rowOf = (row: number) => 3 + row;
const part = 3 + together;
const sumOf = (row: number) => part + 1 + row;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Multiplies eight numbers of the vector, which is stored at address 0, with eight of each row, and adds the products.
 */
const step = (offset: number, rows: readonly number[]) => [
  ...constant(0),
  ...loadVector(offset),
  ...set(part),
  ...rows.flatMap((row) => [
    ...get(sumOf(row)),
    ...get(part),
    ...get(rowOf(row)),
    ...loadVector(offset),
    ...multiplyAndAddPairs,
    ...addVectors,
    ...set(sumOf(row)),
  ]),
];

/**
 * While at least this many rows remain: loads their addresses, sums their products and stores the sums of the lanes.
 */
const loopOver = (count: number, rowBytes: number) => {
  const rows = upTo(count);
  const { wantedAt, sumsAt, left } = parameters;
  const address = (row: number) => [
    ...get(wantedAt),
    ...loadInteger(4 * row),
    ...constant(1),
    ...add,
    ...constant(rowBytes),
  ];
  const lanes = (row: number) =>
    upTo(4).flatMap((lane) => [...get(sumOf(row)), ...laneOf(lane), ...(lane > 0 ? add : [])]);
  const forward = (local: number, by: number) => [...get(local), ...constant(by), ...add, ...set(local)];
  return [
    ...block,
    ...loop,
    ...get(left),
    ...leaveWhenBelow(count),
    ...rows.flatMap((row) => [...address(row), ...multiply, ...set(rowOf(row)), ...zeros, ...set(sumOf(row))]),
    ...upTo(rowBytes / 16).flatMap((index) => step(16 * index, rows)),
    ...rows.flatMap((row) => [...get(sumsAt), ...lanes(row), ...storeInteger(4 * row)]),
    ...forward(wantedAt, 4 * count),
    ...forward(sumsAt, 4 * count),
    ...forward(left, -count),
    ...again,
    ...endLoop,
    ...endBlock,
  ];
};

const body = (rowBytes: number) => [...loopOver(together, rowBytes), ...loopOver(1, rowBytes), ...endFunction];

const sized = (bytes: readonly number[]) => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const name = (text: string) => sized([...new TextEncoder().encode(text)]);

const moduleOf = (rowBytes: number) => {
  const code = [2, together, i32, 1 + together, v128, ...body(rowBytes)];
  return Uint8Array.from([
    ...magicAndVersion,
    ...section(1, [1, 0x60, 3, i32, i32, i32, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...sized(code)]),
  ]);
};
