import type { WorkContext } from '../context.ts';
import type { Desk } from '../desks.ts';
import { assessed, firstAssessed, needOf, type Reading, type Text } from '../domain/assessment.ts';
import type { Embedder } from '../embedding/embedder.ts';

/** Reads a text that waits, keeps what was read and announces it; the same words are read once. Safe to run twice, and twice at once. */
export const assessText = async <Subject, Facts>(
  { embedder, clock }: WorkContext,
  desk: Desk<Subject, Facts>,
  id: number,
) => {
  const text = await desk.texts.byId(id);
  if (!text) return;
  const known = await desk.assessments.byId(id);
  const reading = needOf(text, known) === 'reading' ? await read(embedder, desk, text) : undefined;
  await desk.assessments.save(id, assessed(text, reading, desk.announce, clock()), () =>
    firstAssessed(text, reading, desk.announce, clock()),
  );
  await desk.texts.done(text);
  // Somebody who was deleted while their profile was read leaves nothing either.
  if (await desk.texts.isForgotten(id)) await desk.assessments.remove(id);
};

const read = async <Subject, Facts>(
  embedder: Embedder,
  desk: Desk<Subject, Facts>,
  { subject, contentHash, round = 0 }: Text<Subject>,
): Promise<Reading<Facts>> => {
  const twin = await desk.assessments.ofSameWords(contentHash, round);
  if (twin) return { facts: twin.facts, embedding: twin.embedding };
  const facts = desk.read(subject);
  const [vector] = await embedder.embed([desk.words(subject, facts)]);
  if (!vector) throw new Error('the model gave no vector');
  return { facts, embedding: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64') };
};
