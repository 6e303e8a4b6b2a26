import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { atOnce } from '../at-once.ts';

/** The text of a resume, or why it cannot be read. */
export type ResumeReading =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'locked' | 'unreadable' | 'pages' }>;

export type ResumeReader = (bytes: Uint8Array) => Promise<ResumeReading>;

/** Limits that every real resume keeps and no harmful PDF exceeds. */
const bounds = { pages: 50, characters: 20_000, timeMs: 15_000, memoryMb: 256 } as const;

const Answer = z.union([
  z.object({ text: z.string() }),
  z.object({ problem: z.enum(['locked', 'unreadable', 'pages']) }),
]);

/** Reads PDFs, each in a thread of its own with bounded time and memory, two at a time. */
export const createResumeReader = (): ResumeReader => {
  const inTurn = atOnce(2, 50);
  return (bytes) => inTurn(() => readInThread(bytes));
};

const readInThread = (bytes: Uint8Array) =>
  new Promise<ResumeReading>((resolve) => {
    const worker = new Worker(new URL('resume-thread.ts', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), pages: bounds.pages, characters: bounds.characters },
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb },
      stdout: true,
      stderr: true,
    });
    const end = (reading: ResumeReading) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end({ kind: 'unreadable' }), bounds.timeMs);
    worker.once('message', (message) => end(readingOf(Answer.parse(message))));
    worker.once('error', () => end({ kind: 'unreadable' }));
    worker.once('exit', () => end({ kind: 'unreadable' }));
  });

const readingOf = (answer: z.infer<typeof Answer>): ResumeReading =>
  'problem' in answer ? { kind: answer.problem } : { kind: 'text', text: tidy(answer.text) };

/** The text of a PDF with spaces in a row as one; lines stay. */
export const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
