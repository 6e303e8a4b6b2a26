import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

const scope = new AsyncDisposableStack();
let portal: OwnPortal;
let inbox: Inbox;
let bus: Bus;

beforeAll(async () => {
  portal = scope.use(await startPortal({ apart: ['ai', 'mailer', 'applications'], settings: { PILOT: 'off' } }));
  inbox = openInbox(portal.inbox);
  bus = scope.use(await openBus(portal.nats, 'test', createLogger('test', 'silent')));
});
afterAll(() => scope.disposeAsync());

const confirmations = async (address: string) =>
  (await inbox.to(address)).filter(({ subject }) => /confirm/i.test(subject));

test('events not yet delivered when the bus lost its data are delivered all the same, once', async () => {
  const { gateway } = portal;
  const parts = ['mailer', 'applications'] as const;
  const employer = await register(gateway, employerPayload('sam@bus.example'));
  const token = /token=([\w.-]+)/.exec((await inbox.next('sam@bus.example', /confirm/i)).text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
  for (const part of parts) await portal.stop(part);

  const names = ['mei', 'ravi', 'lena'];
  const [mei] = await Promise.all(names.map((name) => register(gateway, studentPayload(`${name}@bus.example`))));
  await rest(gateway).post('/auth/forgot-password', { email: 'mei@bus.example' });
  const { body } = await employer.api.post('/auth/employer/jobs', {
    title: 'Ferry deckhand',
    description: '<p>Tie up the ferry, help people aboard and keep the deck clean, 14 hours a week.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
  });
  const { streams } = await bus.manager();
  await eventually(async () => expect((await streams.info('MAIL')).state.messages).toBeGreaterThan(names.length));

  for (const stream of ['EVENTS', 'MAIL', 'AUDIT', 'DEAD']) await streams.delete(stream);
  for (const part of parts) await portal.start(part);

  for (const name of names) await inbox.next(`${name}@bus.example`, /confirm/i);
  await inbox.next('mei@bus.example', /password/i);
  for (const name of names) expect(await confirmations(`${name}@bus.example`)).toHaveLength(1);
  await eventually(async () => {
    expect((await mei?.api.post(`/jobs/${Object(body).id}/apply`))?.status).toBe(201);
  });
});
