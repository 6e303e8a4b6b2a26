import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type Graph, numberTypes, type Operation, type Weights } from './onnx.ts';

const layers = 6;
const heads = 12;
/** Length of the vectors between the layers and of the result. */
export const dimensions = 384;

/** ONNX Runtime's own operators, each of which replaces several standard ones. */
const fused = 'com.microsoft';
const epsilon = { epsilon: { float: 1e-12 } } as const;

const lengthBytes = 8;
const Tensor = z.object({
  dtype: z.string(),
  shape: z.array(z.number()),
  data_offsets: z.tuple([z.number(), z.number()]),
});
const Header = z.looseObject({ __metadata__: z.unknown().optional() });

/**
 * Offsets of the tensors in a safetensors file. The file begins with eight bytes for the length of a JSON header, then
 * the header.
 */
const readWeights = async (path: string): Promise<readonly Weights[]> => {
  await using file = await open(path);
  const { buffer: length } = await file.read(Buffer.alloc(lengthBytes), 0, lengthBytes, 0);
  const size = Number(length.readBigUInt64LE());
  const { buffer: header } = await file.read(Buffer.alloc(size), 0, size, lengthBytes);
  const { __metadata__: _notes, ...tensors } = Header.parse(JSON.parse(header.toString()));
  return Object.entries(tensors).flatMap(([name, given]) => {
    const {
      dtype,
      shape,
      data_offsets: [from, to],
    } = Tensor.parse(given);
    if (dtype !== 'F16') return [];
    return [{ name, shape, file: basename(path), offset: lengthBytes + size + from, length: to - from }];
  });
};

/**
 * The encoder of MiniLM (six layers of BERT) as ONNX operations: token ids in, one vector per token out. The file
 * stores weights at half the width used in the computation; the runtime converts and transposes them once, when it
 * loads.
 */
export const minilmGraph = async (weightsPath: string): Promise<Graph> => {
  const operations: Operation[] = [];
  const compute = (
    operator: string,
    inputs: readonly string[],
    output: string,
    { attributes, domain }: Pick<Operation, 'attributes' | 'domain'> = {},
  ) => {
    operations.push({
      operator,
      inputs,
      outputs: [output],
      ...(attributes && { attributes }),
      ...(domain && { domain }),
    });
    return output;
  };
  const weights = await readWeights(weightsPath);
  const wide = (name: string) =>
    compute('Cast', [name], `${name} wide`, { attributes: { to: { int: numberTypes.float32 } } });
  const dense = (input: string, name: string) => {
    const turned = compute('Transpose', [wide(`${name}.weight`)], `${name} turned`, {
      attributes: { perm: { ints: [1, 0] } },
    });
    return compute('Add', [compute('MatMul', [input, turned], `${name} product`), wide(`${name}.bias`)], `${name} out`);
  };
  const normalised = (input: string, skipped: string, name: string) =>
    compute('SkipLayerNormalization', [input, skipped, wide(`${name}.weight`), wide(`${name}.bias`)], `${name} out`, {
      attributes: epsilon,
      domain: fused,
    });

  const tables = ['word_embeddings.weight', 'position_embeddings.weight', 'token_type_embeddings.weight'];
  operations.push({
    operator: 'EmbedLayerNormalization',
    inputs: [
      'tokens',
      'segments',
      ...[...tables, 'LayerNorm.weight', 'LayerNorm.bias'].map((name) => wide(`embeddings.${name}`)),
    ],
    outputs: ['embedded', 'unused mask'],
    attributes: epsilon,
    domain: fused,
  });
  let words = 'embedded';
  for (let layer = 0; layer < layers; layer++) {
    const of = (name: string) => `encoder.layer.${layer}.${name}`;
    const [query, key, value] = ['query', 'key', 'value'].map((name) => dense(words, of(`attention.self.${name}`)));
    const attended = compute('MultiHeadAttention', [query ?? '', key ?? '', value ?? ''], of('attended'), {
      attributes: { num_heads: { int: heads } },
      domain: fused,
    });
    const seen = normalised(dense(attended, of('attention.output.dense')), words, of('attention.output.LayerNorm'));
    const inner = compute('Gelu', [dense(seen, of('intermediate.dense'))], of('gelu'), { domain: fused });
    words = normalised(dense(inner, of('output.dense')), seen, of('output.LayerNorm'));
  }
  const numbers = (name: string) => ({ name, type: numberTypes.int32, shape: ['texts', 'tokens'] });
  const used = new Set(operations.flatMap(({ inputs }) => inputs));
  return {
    weights: weights.filter(({ name }) => used.has(name)),
    operations,
    inputs: [numbers('tokens'), numbers('segments')],
    outputs: [{ name: words, type: numberTypes.float32, shape: ['texts', 'tokens', dimensions] }],
    versions: { '': 18, [fused]: 1 },
  };
};
