import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { OpsError } from './ops-error.ts';
import { problemOf, reach, type StackConnection } from './stack-connection.ts';

export type ImportOptions = Readonly<{
  format: string | undefined;
  map: string | undefined;
  source: string | undefined;
  /** Treat every ad as posted now. */
  asNew: boolean;
}>;

const Line = z.object({
  rejected: z.object({ line: z.number(), reason: z.string(), row: z.unknown() }).optional(),
  ignoredColumns: z.array(z.string()).optional(),
  progress: z.unknown().optional(),
  counts: z.record(z.string(), z.number()).optional(),
  error: z.string().optional(),
});

/** Streams a file of ads to the stack, writes rejected rows next to it as they are told, and prints the counts. */
export const importFile = async ({ gateway, opsKey }: StackConnection, file: string, options: ImportOptions) => {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OpsError(`${file}: there is no such file`);
  const answer = await reach(`${gateway}/api/ops/import?${queryOf(file, options).toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsKey}`, 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  });
  if (!answer.ok || !answer.body) throw new OpsError(problemOf(await answer.json().catch(() => answer.statusText)));
  await readReport(answer.body, `${file}.rejected.ndjson`);
};

const queryOf = (file: string, { format, map, source, asNew }: ImportOptions) =>
  new URLSearchParams({
    name: basename(file),
    ...(format && { format }),
    ...(map && { map }),
    ...(source && { source }),
    ...(asNew && { refresh: 'true' }),
  });

const readReport = async (body: ReadableStream<Uint8Array>, rejectedFile: string) => {
  const rejected = createWriteStream(rejectedFile);
  let refused = 0;
  for await (const text of createInterface({ input: Readable.from(body) })) {
    if (!text.trim()) continue;
    const line = Line.parse(JSON.parse(text));
    if (line.rejected) {
      refused += 1;
      rejected.write(`${JSON.stringify(line.rejected)}\n`);
    }
    if (line.ignoredColumns?.length) console.log(`Columns without a place here: ${line.ignoredColumns.join(', ')}`);
    if (line.counts) console.log(JSON.stringify(line.counts, null, 2));
    if (line.error) throw new OpsError(line.error);
  }
  await new Promise((resolve) => rejected.end(resolve));
  if (refused > 0) console.log(`${refused} rejected rows, each with its reason: ${rejectedFile}`);
};
