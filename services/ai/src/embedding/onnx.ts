import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** Number types, with their codes in ONNX. */
export const numberTypes = { float32: 1, int32: 6, float16: 10 } as const;

/** Weights stored in a separate file instead of inside the ONNX graph. */
export type Weights = Readonly<{
  name: string;
  shape: readonly number[];
  file: string;
  offset: number;
  length: number;
}>;

export type Operation = Readonly<{
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** Empty for the standard operators. */
  domain?: string;
  attributes?: Readonly<Record<string, Readonly<{ int: number } | { float: number } | { ints: readonly number[] }>>>;
}>;

/** An input or output of the graph; a dimension given by a name may have any length. */
export type Value = Readonly<{ name: string; type: number; shape: readonly (number | string)[] }>;

export type Graph = Readonly<{
  weights: readonly Weights[];
  operations: readonly Operation[];
  inputs: readonly Value[];
  outputs: readonly Value[];
  /** Versions of the operator sets, by domain. */
  versions: Readonly<Record<string, number>>;
}>;

type Write = (into: BinaryWriter) => BinaryWriter;
const message =
  (field: number, write: Write): Write =>
  (into) => {
    write(into.tag(field, WireType.LengthDelimited).fork());
    return into.join();
  };
const text =
  (field: number, value: string): Write =>
  (into) =>
    into.tag(field, WireType.LengthDelimited).string(value);
const int =
  (field: number, value: number): Write =>
  (into) =>
    into.tag(field, WireType.Varint).int64(value);
const float =
  (field: number, value: number): Write =>
  (into) =>
    into.tag(field, WireType.Bit32).float(value);
const all =
  (...writes: readonly Write[]): Write =>
  (into) =>
    writes.reduce((so, write) => write(so), into);

const attributeTypes = { float: 1, int: 2, ints: 7 } as const;

const attributeOf = ([name, value]: readonly [string, NonNullable<Operation['attributes']>[string]]): Write => {
  const named = text(1, name);
  if ('float' in value) return all(named, float(2, value.float), int(20, attributeTypes.float));
  if ('int' in value) return all(named, int(3, value.int), int(20, attributeTypes.int));
  return all(named, ...value.ints.map((each) => int(8, each)), int(20, attributeTypes.ints));
};

const nodeOf = ({ operator, inputs, outputs, domain = '', attributes = {} }: Operation): Write =>
  all(
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(3, outputs[0] ?? operator),
    text(4, operator),
    ...Object.entries(attributes).map((each) => message(5, attributeOf(each))),
    text(7, domain),
  );

const inAnotherFile = 1;
const entry = (key: string, value: string): Write => message(13, all(text(1, key), text(2, value)));

const tensorOf = ({ name, shape, file, offset, length }: Weights): Write =>
  all(
    ...shape.map((size) => int(1, size)),
    int(2, numberTypes.float16),
    text(8, name),
    entry('location', file),
    entry('offset', String(offset)),
    entry('length', String(length)),
    int(14, inAnotherFile),
  );

const dimensionOf = (size: number | string): Write =>
  message(1, typeof size === 'string' ? text(2, size) : int(1, size));

const valueOf = ({ name, type, shape }: Value): Write =>
  all(text(1, name), message(2, message(1, all(int(1, type), message(2, all(...shape.map(dimensionOf)))))));

const graphOf = ({ weights, operations, inputs, outputs }: Graph): Write =>
  all(
    ...operations.map((each) => message(1, nodeOf(each))),
    text(2, 'graph'),
    ...weights.map((each) => message(5, tensorOf(each))),
    ...inputs.map((each) => message(11, valueOf(each))),
    ...outputs.map((each) => message(12, valueOf(each))),
  );

/** The version of the format; field numbers are those of the ONNX specification (onnx.proto3). */
const formatVersion = 8;

/** A graph as bytes of an ONNX model. */
export const modelBytes = (graph: Graph): Uint8Array => {
  const versions = Object.entries(graph.versions);
  const model = all(
    int(1, formatVersion),
    message(7, graphOf(graph)),
    ...versions.map(([domain, version]) => message(8, all(text(1, domain), int(2, version)))),
  );
  return model(new BinaryWriter()).finish();
};
