import { readFile } from 'node:fs/promises';
import { jobStore } from '@waratah/jobs/store/jobs';
import { findJobs } from '@waratah/jobs/domain/search/find-jobs';
import { JobIndex } from '@waratah/jobs/domain/search/job-index';
import { SearchInput, toSearch } from '@waratah/jobs/domain/search/search-input';
import { openMongo } from '@waratah/kit/mongo/connection';
import { verifyingKeys } from '@waratah/kit/security/token-keys';
import { tokenReader } from '@waratah/kit/security/remembered-tokens';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import express from 'express';
import { z } from 'zod';
import { noOutbox } from '../../../tests/support/job-records.ts';

/**
 * The upper limit: one process with the product's own index, which verifies the token, searches, and joins ads
 * serialised beforehand. No gateway, no graph, no database read.
 */
const [mongoUrl = '', publicKey = '', adsFile = ''] = process.argv.slice(2);

const Ads = z.array(z.looseObject({ id: z.int() }));
const Query = z.object({ search: z.string(), page: z.coerce.number(), per_page: z.coerce.number() });

const bytes = new Map(
  Ads.parse(JSON.parse(await readFile(adsFile, 'utf8'))).map((ad) => [ad.id, JSON.stringify(ad)] as const),
);
const index = new JobIndex();
{
  await using connection = await openMongo(mongoUrl);
  for await (const batch of jobStore(connection, noOutbox).shownInBatches(500)) for (const job of batch) index.put(job);
}
const localities = await readLocalities();
const callerOf = tokenReader(
  verifyingKeys(publicKey),
  { audience: 'gateway', algorithms: ['EdDSA'] },
  ({ sub }) => sub,
);

const app = express().disable('x-powered-by').disable('etag');
app.get('/api/jobs/search', async (request, response) => {
  await callerOf(request.headers.authorization?.slice(7) ?? '');
  const { search, page, per_page: limit } = Query.parse(request.query);
  const asked = toSearch(SearchInput.parse({ search }), localities);
  const { ids, total } = findJobs(index, asked, { limit, offset: (page - 1) * limit, now: new Date() });
  const jobs = ids.map((id) => bytes.get(id)).join();
  const pages = Math.ceil(total / limit);
  response
    .type('json')
    .send(`{"jobs":[${jobs}],"total":${total},"page":${page},"per_page":${limit},"total_pages":${pages}}`);
});
const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
