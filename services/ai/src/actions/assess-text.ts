import type { WorkContext } from '../context.ts';
import type { TextKind } from '../text-kinds.ts';
import { assessed, firstAssessed, needOf, type Reading, type Text } from '../domain/assessment.ts';
import type { Embedder } from '../embedding/embedder.ts';

/**
 * Assesses a waiting text, then saves and publishes the assessment. Equal words are read only once. Safe to run twice,
 * also in parallel.
 */
export const assessText = async <Subject, Facts>(
  { embedder, clock }: WorkContext,
  kind: TextKind<Subject, Facts>,
  id: number,
) => {
  const text = await kind.texts.byId(id);
  if (!text) return;
  const known = await kind.assessments.byId(id);
  const reading = needOf(text, known) === 'reading' ? await read(embedder, kind, text) : undefined;
  await kind.assessments.save(id, assessed(text, reading, kind.announce, clock()), () =>
    firstAssessed(text, reading, kind.announce, clock()),
  );
  await kind.texts.done(text);
  // The account may have been deleted while the profile was read.
  if (await kind.texts.isForgotten(id)) await kind.assessments.remove(id);
};

const read = async <Subject, Facts>(
  embedder: Embedder,
  kind: TextKind<Subject, Facts>,
  { subject, contentHash, round = 0 }: Text<Subject>,
): Promise<Reading<Facts>> => {
  const twin = await kind.assessments.ofSameWords(contentHash, round);
  if (twin) return { facts: twin.facts, embedding: twin.embedding };
  const facts = await kind.read(subject);
  const [vector] = await embedder.embed([kind.words(subject, facts)]);
  if (!vector) throw new Error('the model gave no vector');
  return { facts, embedding: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64') };
};
