import { create, insertMultiple, search as askOrama } from '@orama/orama';
import type { Connection } from 'mongoose';
import MiniSearch from 'minisearch';
import type { JobRecord } from '../../../services/jobs/src/domain/job.ts';
import { employmentBits } from '../../../services/jobs/src/domain/search/entry.ts';
import { JobIndex } from '../../../services/jobs/src/domain/search/job-index.ts';
import { readQuery } from '../../../services/jobs/src/domain/search/query.ts';

/** Two words and two filters, answered with the twelve best ids and the total. */
export type Question = Readonly<{ words: string; types: readonly string[]; visa: string }>;
export type Answer = Readonly<{ ids: readonly number[]; total: number }>;
export type Peer = Readonly<{ buildS: number; ask: (question: Question) => Answer | Promise<Answer> }>;

const limit = 12;

const timed = async (build: () => Promise<Peer['ask']> | Peer['ask']): Promise<Peer> => {
  const startedAt = performance.now();
  const ask = await build();
  return { buildS: (performance.now() - startedAt) / 1_000, ask };
};

export const waratah = (jobs: readonly JobRecord[], now: Date) =>
  timed(() => {
    const index = new JobIndex();
    for (const job of jobs) index.put(job);
    return ({ words, types }) =>
      index.search(readQuery(words).words, { visas: 1, employment: employmentBits(types) }, { limit, offset: 0, now });
  });

const plain = ({
  _id,
  title,
  description,
  requiredSkills,
  companyName,
  location,
  employmentType,
  visaTypes,
}: JobRecord) => ({
  id: _id,
  title,
  description: description.replace(/<[^>]*>/g, ' '),
  skills: requiredSkills.join(' '),
  company: companyName,
  place: location ?? '',
  type: employmentType ?? '',
  visas: [...visaTypes],
});
const fields = ['title', 'description', 'skills', 'company', 'place'];
const boost = { title: 6, skills: 2.5 };

/**
 * Twice: as its documentation begins, and with the options that it recommends for speed (no prefixes, no fuzziness).
 */
export const miniSearch = (jobs: readonly JobRecord[], tuned: boolean) =>
  timed(() => {
    const index = new MiniSearch({ fields, storeFields: ['type', 'visas'] });
    index.addAll(jobs.map(plain));
    return ({ words, types, visa }) => {
      const found = index.search(words, {
        combineWith: 'AND',
        filter: (hit) =>
          types.includes(String(hit['type'])) && Array.isArray(hit['visas']) && hit['visas'].includes(visa),
        ...(tuned ? { boost, prefix: false, fuzzy: false } : { prefix: true, fuzzy: 0.2 }),
      });
      return { ids: found.slice(0, limit).map(({ id }) => Number(id)), total: found.length };
    };
  });

/** One index, queried with its defaults and with the options that its documentation gives for exact words. */
export const orama = async (jobs: readonly JobRecord[]): Promise<Readonly<{ tuned: Peer; byDefault: Peer }>> => {
  const startedAt = performance.now();
  const text = 'string' as const;
  const schema = {
    title: text,
    description: text,
    skills: text,
    company: text,
    place: text,
    type: 'enum',
    visas: 'enum[]',
  } as const;
  const db = create({ schema });
  const documents = jobs.map((job) => ({ ...plain(job), id: String(job._id) }));
  await insertMultiple(db, documents, 5_000);
  const buildS = (performance.now() - startedAt) / 1_000;
  const askWith =
    (options: object): Peer['ask'] =>
    async ({ words, types, visa }) => {
      const where = { type: { in: [...types] }, visas: { containsAll: [visa] } };
      const found = await askOrama(db, { term: words, where, limit, ...options });
      return { ids: found.hits.map(({ id }) => Number(id)), total: found.count };
    };
  return {
    tuned: { buildS, ask: askWith({ boost, threshold: 0, exact: true }) },
    byDefault: { buildS, ask: askWith({}) },
  };
};

/** MongoDB's own text index; both words as phrases, because plain words match if any of them occurs. */
export const mongoText = (jobs: readonly JobRecord[], connection: Connection) =>
  timed(async () => {
    const collection = connection.collection<ReturnType<typeof plain> & { _id: number }>('bench_text');
    for (let at = 0; at < jobs.length; at += 2_000)
      await collection.insertMany(jobs.slice(at, at + 2_000).map((job) => ({ _id: job._id, ...plain(job) })));
    await collection.createIndex(
      { title: 'text', description: 'text', skills: 'text' },
      { weights: { title: 6, skills: 2 }, name: 'text' },
    );
    return async ({ words, types, visa }) => {
      const phrases = words.split(' ').map((word) => `"${word}"`);
      const filter = { $text: { $search: phrases.join(' ') }, type: { $in: [...types] }, visas: visa };
      const score = { $meta: 'textScore' } as const;
      const found = await collection
        .find(filter, { projection: { _id: 1, score } })
        .sort({ score })
        .limit(limit)
        .toArray();
      return { ids: found.map(({ _id }) => _id), total: await collection.countDocuments(filter) };
    };
  });
