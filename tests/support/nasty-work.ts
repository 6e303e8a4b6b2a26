import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWork } from '@waratah/kit/process/answer-work';
import { z } from 'zod';

/** What a hostile file may do to the process that reads it. */
const Work = z.enum(['answer', 'loop', 'fill memory', 'crash', 'never answer', 'write', 'settings']);

const work: Readonly<Record<z.infer<typeof Work>, () => unknown>> = {
  answer: () => process.pid,
  loop: () => {
    for (let at = 0; at >= 0; at = (at + 1) % 1_000);
  },
  'fill memory': async () => {
    const filled: Buffer[] = [];
    for (;;) {
      filled.push(Buffer.alloc(64 * 1024 * 1024, filled.length));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  },
  crash: () => process.abort(),
  'never answer': () => new Promise(() => setInterval(() => undefined, 1_000)),
  write: async () => {
    const { writeFile } = await import('node:fs/promises');
    return writeFile(join(tmpdir(), `written-by-a-file-${process.pid}`), '').then(
      () => 'written',
      () => 'refused',
    );
  },
  settings: () => Object.keys(process.env).filter((name) => !/^(UV_|NODE_CHANNEL)/.test(name)),
};

answerWork(async (input) => work[Work.parse(input)]());
