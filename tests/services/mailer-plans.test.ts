import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import { type MessageStore, messageStore } from '@waratah/mailer/store/messages';
import { databaseUrl } from '@waratah/stack/databases';
import { noOutbox } from '../support/job-records.ts';
import { watchReads } from '../support/query-plans.ts';
import { startTestServers } from '../support/servers.ts';

/** The cost of each count of a limit: one read, by the index made for it. */
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let watched: Awaited<ReturnType<typeof watchReads>>;
let messages: MessageStore;
const now = new Date('2026-11-25T00:00:00Z');
const since = new Date('2026-11-24T00:00:00Z');
const atNoon = new Date('2026-11-24T12:00:00Z');

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  watched = scope.use(await watchReads(databaseUrl(servers.mongo, 'waratah_mailer')));
  messages = messageStore(watched.connection, noOutbox);
  await buildIndexes(messages.model);
  await messages.model.insertMany(
    Array.from({ length: 600 }, (_, index) => ({
      _id: `message-${index}`,
      version: 1,
      toHash: `hash-${index % 50}`,
      mailbox: `mailbox-${index % 50}`,
      kind: ['passwordReset', 'verifyEmail', 'digest'][index % 3],
      domain: `domain-${index % 10}`,
      ...(index % 2 && { network: `network-${index % 7}`, senderId: index % 20 }),
      state: index % 5 ? 'sent' : 'bounced',
      ambiguous: false,
      at: atNoon,
    })),
  );
});

const message = { _id: 'message-999', at: now };
const byDomain = 'domain_1_kind_1_network_1_at_1';
const byMailbox = 'mailbox_1_kind_1_at_1_network_1';

test.each<[string, index: string, () => PromiseLike<unknown>]>([
  [
    'emails of a kind to an address',
    byMailbox,
    () => messages.countBefore(message, { kind: 'digest', mailbox: 'mailbox-7' }, { since, most: 10 }),
  ],
  [
    'emails of a kind from a sender',
    'senderId_1_kind_1_at_1',
    () => messages.countBefore(message, { kind: 'digest', senderId: 7 }, { since, most: 10 }),
  ],
  [
    'emails that strangers asked for, by network',
    byMailbox,
    () => messages.askedBefore(message, { mailbox: 'mailbox-7', kinds: ['passwordReset'], since }),
  ],
  [
    'those of all kinds that are counted together',
    byMailbox,
    () => messages.askedBefore(message, { mailbox: 'mailbox-7', kinds: ['applicationMoved', 'digest'], since }),
  ],
  [
    'emails of some kinds from a network to a domain',
    byDomain,
    () =>
      messages.countBefore(
        message,
        { domain: 'domain-7', network: 'network-3', kind: { $in: ['passwordReset'] } },
        { since, most: 30 },
      ),
  ],
  ['confirmed addresses of a domain', byDomain, () => messages.isProven('domain-7', 5)],
])('%s: one read, by its index', async (_name, index, count) => {
  const reads = await watched.during(count);
  expect(reads).toHaveLength(1);
  for (const read of reads) expect(new Set(await watched.indexesOf(read))).toEqual(new Set([index]));
});

test('of what strangers asked for before a message, those not refused are counted, by network', async () => {
  const kinds = ['passwordReset', 'verifyEmail', 'digest'];
  const ofMailbox = (await messages.model.find({ mailbox: 'mailbox-7', state: 'sent' }).lean()).map(
    ({ network = '' }) => network,
  );
  const { byNetwork, newest } = await messages.askedBefore(message, { mailbox: 'mailbox-7', kinds, since });
  expect([...byNetwork.values()].reduce((sum, count) => sum + count, 0)).toBe(ofMailbox.length);
  expect(byNetwork.size).toBe(new Set(ofMailbox).size);
  expect(newest).toEqual(atNoon);
  const none = { byNetwork: new Map(), newest: undefined };
  expect(await messages.askedBefore(message, { mailbox: 'mailbox-7', kinds, since: atNoon })).toEqual(none);
});
