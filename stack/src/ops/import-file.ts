import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { followImport } from './import-report.ts';
import { OpsError } from './ops-error.ts';
import { reach, refusalOf, type StackConnection } from './stack-connection.ts';

export type ImportOptions = Readonly<{
  format?: string | undefined;
  map?: string | undefined;
  source?: string | undefined;
  /** The feed that the file belongs to. */
  feed?: string | undefined;
  /** Treats every ad as posted now. */
  asNew?: boolean;
  /** Closes ads that are missing from the feed, however many there are. */
  acceptLosses?: boolean;
}>;

/** Streams a file of ads to the portal, follows the import, and writes the rejected rows to a file next to it. */
export const importFile = async (stack: StackConnection, file: string, options: ImportOptions) => {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OpsError(`${file}: there is no such file`);
  const answer = await reach(`${stack.gateway}/api/ops/import?${queryOf(file, options).toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.opsKey}`, 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  });
  if (!answer.ok) throw refusalOf(answer, await answer.json().catch(() => answer.statusText));
  await followImport(stack, answer, `${file}.rejected.ndjson`);
};

const queryOf = (file: string, { format, map, source, feed, asNew, acceptLosses }: ImportOptions) =>
  new URLSearchParams({
    name: basename(file),
    ...(format && { format }),
    ...(map && { map }),
    ...(source && { source }),
    ...(feed && { feed }),
    ...(asNew && { refresh: 'true' }),
    ...(acceptLosses && { accept_losses: 'true' }),
  });
