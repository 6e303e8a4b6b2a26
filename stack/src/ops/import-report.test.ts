import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { followImport } from './import-report.ts';

const stack = { gateway: 'http://127.0.0.1:1', opsKey: 'a key', nats: '', pids: async () => ({}) };
const rejectedWith = (letters: number) => ({ line: 2, reason: 'no title', row: { company_name: 'x'.repeat(letters) } });
const reportOf = (rejected: unknown) =>
  new Response(`{"run":7}\n${`${JSON.stringify({ rejected })}\n`.repeat(3)}{"counts":{"read":3}}\n`);

test.each([
  ['short', 10],
  ['long', 100_000],
])(
  '%s rejected rows are written to a file; one that cannot be written is named once the import has ended',
  async (_kind, letters) => {
    const rejected = rejectedWith(letters);
    const folder = await mkdtemp(join(tmpdir(), 'waratah-report-'));
    try {
      await followImport(stack, reportOf(rejected), join(folder, 'ads.csv.rejected.ndjson'));
      const rows = (await readFile(join(folder, 'ads.csv.rejected.ndjson'), 'utf8')).trim().split('\n');
      expect(rows.map((row): unknown => JSON.parse(row))).toEqual([rejected, rejected, rejected]);
      await expect(
        followImport(stack, reportOf(rejected), join(folder, 'missing/ads.csv.rejected.ndjson')),
      ).rejects.toThrow(/^The 3 rejected rows could not be written: ENOENT.*ads\.csv/);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
