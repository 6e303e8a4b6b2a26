import { answerInThread } from '@waratah/kit/process/answer-in-thread';
import { z } from 'zod';
import { openMinilm } from './minilm.ts';

const Texts = z.array(z.string());

const model = await openMinilm();

answerInThread(async (question) => {
  const vectors: Float32Array[] = [];
  for (const text of Texts.parse(question)) vectors.push(await model.embed(text));
  return vectors;
});
