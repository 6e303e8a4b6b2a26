import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import { type VerificationStore, verificationStore } from '@waratah/visa/store/verifications';
import { databaseUrl } from '@waratah/stack/databases';
import { noOutbox } from '../support/job-records.ts';
import { watchReads } from '../support/query-plans.ts';
import { startTestServers } from '../support/servers.ts';

/** The cost of each query: one round trip, by an index, without sorting in memory. */
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let watched: Awaited<ReturnType<typeof watchReads>>;
let verifications: VerificationStore;
const now = new Date();

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  watched = scope.use(await watchReads(databaseUrl(servers.mongo, 'waratah_visa')));
  verifications = verificationStore(watched.connection, noOutbox);
  await buildIndexes(verifications.model);
  const document = { name: 'vevo.pdf', type: 'application/pdf', sizeBytes: 900, at: now };
  await verifications.model.insertMany(
    Array.from({ length: 600 }, (_, index) => ({
      _id: index + 1,
      version: 1,
      revision: 1,
      status: index % 2 ? 'pending' : 'verified',
      document: { ...document, key: `visa-documents/${index}/x`, ...(index % 2 === 0 && { removeAt: now }) },
      request: { visaSubclass: '500', at: now, consentAt: now },
      ...(index % 2 === 0 && { verified: { visaSubclass: '500', visaExpiry: '2028-03-15', conditions: [] } }),
      decisions: [],
      views: [],
    })),
  );
});

const queries: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  'one verification': () => verifications.byId(7),
  'the queue': () => verifications.waiting(20, undefined),
  'its next page': () => verifications.waiting(20, { at: now, id: 40 }),
  'how many wait': () => verifications.countWaiting(),
  'files whose time is over': () => verifications.withEndedFiles(now, 100),
  'visas that ended': () => verifications.withEndedVisas('2028-03-16', 100),
  'files in use': () => verifications.filesInUse(['visa-documents/3/x']),
  'ids in order': () => verifications.idsAfter(40, 100),
};

test.each(Object.entries(queries))('%s: one read, by an index', async (_name, query) => {
  const reads = await watched.during(query);
  expect(reads).toHaveLength(1);
  for (const read of reads) {
    const stages = await watched.stagesOf(read);
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
    expect(stages.join(' ')).toMatch(/IXSCAN|COUNT_SCAN|IDHACK|EXPRESS/);
  }
});
