import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { parsers, pieces, shapesOf, usualText } from './parsers.ts';

/** Measures one parser in a separate thread, so that one that never ends can be stopped. */
const { name, forms } = z.object({ name: z.string(), forms: z.number() }).parse(workerData);
const parser = parsers[name];
if (!parser) throw new Error(`there is no parser "${name}"`);

const timeOf = async (text: string) => {
  const began = performance.now();
  await parser.read(text);
  return performance.now() - began;
};

const medianOf = async (text: string, first: number) =>
  [first, await timeOf(text), await timeOf(text)].toSorted((a, b) => a - b)[1] ?? first;

const usual = usualText.repeat(Math.ceil(parser.longest / usualText.length)).slice(0, parser.longest);
/** Twenty times the time for a normal text of the same length, with a minimum for texts too short to be measured. */
const limitMs = 20 * (await medianOf(usual, await timeOf(usual))) + 250 + parser.longest / 500;
parentPort?.postMessage({ limitMs });
for (const piece of pieces)
  for (const text of shapesOf(piece, parser.longest).slice(0, forms)) {
    const first = await timeOf(text);
    const ms = first > limitMs ? await medianOf(text, first) : first;
    parentPort?.postMessage({ piece, ms, limitMs });
  }
