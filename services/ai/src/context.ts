import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { type JobTexts, openJobTexts, openProfileTexts, type ProfileTexts } from './text-kinds.ts';
import type { Embedder } from './embedding/embedder.ts';
import type { Limits } from './limits.ts';
import type { TextReader } from './reading/text-reader.ts';
import { type GenerationStore, generationStore } from './store/generations.ts';
import type { Work } from './store/texts.ts';
import { modelWriter } from './writing/model-writer.ts';
import { localWriter, type Writer } from './writing/writer.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  jobs: JobTexts;
  profiles: ProfileTexts;
  /** Adds texts to the queue of the assessment workers. */
  assessLater: (work: readonly Work[]) => Promise<void>;
  writer: Writer;
  generations: GenerationStore;
  /** How many descriptions an employer may have written per day (UTC). */
  generationsPerDay: number;
  limits: Limits;
  reader: TextReader;
  clock: () => Date;
  log: Logger;
}>;

/** What a worker has in addition: the embedding model, which a process with role `api` never loads. */
export type WorkContext = Context & Readonly<{ embedder: Embedder }>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

type Opened = Pick<Context, 'assessLater' | 'limits' | 'reader'>;

export const createContext = async (
  config: Config,
  { mongo, outbox, clock, log }: Platform,
  { assessLater, limits, reader }: Opened,
): Promise<Context> => {
  const jobs = openJobTexts(mongo, outbox, reader);
  const profiles = openProfileTexts(mongo, outbox, reader);
  const generations = generationStore(mongo);
  await generations.buildIndexes();
  await buildIndexes(jobs.texts.model, jobs.assessments.model, profiles.texts.model, profiles.assessments.model);
  return {
    jobs,
    profiles,
    assessLater,
    writer: config.model ? modelWriter(config.model, log) : localWriter,
    generations,
    generationsPerDay: config.generationsPerDay,
    limits,
    reader,
    clock,
    log,
  };
};
