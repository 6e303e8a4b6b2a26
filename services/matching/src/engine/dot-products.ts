import type { Embedding } from '../domain/embedding.ts';

/**
 * Sums of products of one vector with many, eight numbers at a time: the machine's vector instructions, which JavaScript
 * reaches through WebAssembly only. Sums of 16-bit integers are exact, so this is `dot` of domain/embedding.ts, faster.
 */
export type DotProducts = Readonly<{
  /** Fills `sums` with the products of the vector with the rows of these numbers. */
  of: (vector: Embedding, rows: Uint32Array, sums: Int32Array) => void;
}>;

const pageBytes = 65_536;
const lane = 8;

/** Rows of another length than `dimensions` count as zeros. */
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

// The binary format of WebAssembly, as far as one loop needs it: names of the specification, numbers as LEB128.

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
const loadInteger = [0x28, 2, 0];
const storeInteger = [0x36, 2, 0];
const loadVector = (offset: number) => [0xfd, 0, 3, ...unsigned(offset)];
const zeros = [0xfd, 12, ...Array.from({ length: 16 }, () => 0)];
/** Multiplies eight pairs of 16-bit numbers and adds neighbours: four sums. */
const multiplyAndAddPairs = [0xfd, 0xba, 1];
const addVectors = [0xfd, 0xae, 1];
const laneOf = (index: number) => [0xfd, 0x1b, index];

const block = [0x02, 0x40];
const loop = [0x03, 0x40];
/** Out of loop and block. */
const leaveWhenZero = [0x45, 0x0d, 1];
const again = [0x0c, 0];
const [endLoop, endBlock, endFunction] = [[0x0b], [0x0b], [0x0b]];
const magicAndVersion = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

const locals = { wantedAt: 0, sumsAt: 1, left: 2, row: 3, sumA: 4, sumB: 5 } as const;

/** Adds one vector's worth of products to a sum; the vector that is compared lies at address 0. */
const step = (offset: number, sum: number) => [
  ...get(sum),
  ...constant(0),
  ...loadVector(offset),
  ...get(locals.row),
  ...loadVector(offset),
  ...multiplyAndAddPairs,
  ...addVectors,
  ...set(sum),
];

/** For each wanted row: row = its address; sum the products in two chains; store the sum of the lanes. */
const body = (rowBytes: number) => {
  const offsets = Array.from({ length: rowBytes / 16 }, (_, index) => 16 * index);
  const row = [...get(locals.wantedAt), ...loadInteger, ...constant(1), ...add, ...constant(rowBytes), ...multiply];
  const total = [...get(locals.sumA), ...get(locals.sumB), ...addVectors, ...set(locals.sumA)];
  const lanes = [0, 1, 2, 3].flatMap((index) => [...get(locals.sumA), ...laneOf(index), ...(index > 0 ? add : [])]);
  const forward = (local: number, by: number) => [...get(local), ...constant(by), ...add, ...set(local)];
  return [
    ...block,
    ...loop,
    ...get(locals.left),
    ...leaveWhenZero,
    ...row,
    ...set(locals.row),
    ...zeros,
    ...set(locals.sumA),
    ...zeros,
    ...set(locals.sumB),
    ...offsets.flatMap((offset, index) => step(offset, index % 2 === 0 ? locals.sumA : locals.sumB)),
    ...total,
    ...get(locals.sumsAt),
    ...lanes,
    ...storeInteger,
    ...forward(locals.wantedAt, 4),
    ...forward(locals.sumsAt, 4),
    ...forward(locals.left, -1),
    ...again,
    ...endLoop,
    ...endBlock,
    ...endFunction,
  ];
};

const sized = (bytes: readonly number[]) => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const name = (text: string) => sized([...new TextEncoder().encode(text)]);

const moduleOf = (rowBytes: number) => {
  const code = [2, 1, i32, 2, v128, ...body(rowBytes)];
  return Uint8Array.from([
    ...magicAndVersion,
    ...section(1, [1, 0x60, 3, i32, i32, i32, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...sized(code)]),
  ]);
};
