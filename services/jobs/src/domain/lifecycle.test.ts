import { expect, test } from '@jest/globals';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import {
  decided,
  deactivated,
  deleted,
  documented,
  edited,
  expired,
  heldBack,
  posted,
  released,
  renewed,
  withCompanyName,
} from './lifecycle.ts';
import type { Job } from './job.ts';
import { messages } from './messages.ts';
import type { Circumstances } from './moderation.ts';
import { postingAt } from './posting.ts';
import { announcedAgain } from './visibility.ts';

const now = new Date('2026-03-02T09:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const localities = new Map();

const usual: Circumstances = {
  moderation: 'auto',
  emailVerified: true,
  abn: '51824753556',
  established: false,
  signals: [],
  takenDown: false,
  rejectedBefore: false,
  suspended: false,
};
const inReview: Circumstances = { ...usual, moderation: 'review' };

const words = {
  title: 'Kitchen hand',
  description: 'Peel, wash and laugh with us.',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
};
const author = { id: 7, employerId: 3, companyName: 'Wattle Diner' };
const posting = (input: object = {}, at = now) => postingAt(at).parse({ ...words, ...input });
const post = (circumstances: Circumstances) => posted(author, posting(), { localities, circumstances, now });

const publishedBy = ([, events]: Changed<Job>) => events.map(({ type }) => type.replace('jobs.job.v1.', ''));
const reasonOf = ([, [event]]: Changed<Job>) => event?.data;

test('with a verified email an ad is published at once, for thirty days', () => {
  const result = post(usual);
  expect(publishedBy(result)).toEqual(['published']);
  expect(result[0]).toMatchObject({ version: 1, shown: true, expiresAt: later(30), approvedAt: now });
});

test('without a verified email an ad waits until the email is verified', () => {
  const waiting = post({ ...usual, emailVerified: false });
  expect(publishedBy(waiting)).toEqual(['submitted']);
  expect(waiting[0].review).toEqual({ status: 'pending_review', cause: 'email', reason: messages.verifyEmail });
  const free = released(waiting[0], usual, later(1));
  expect(publishedBy(free)).toEqual(['published']);
  expect(free[0].version).toBe(2);
  expect(publishedBy(released(free[0], usual, later(2)))).toEqual([]);
});

test("with reviews on, a new employer's ad also waits for an operator", () => {
  const waiting = released(post({ ...inReview, emailVerified: false })[0], inReview, now);
  expect(publishedBy(waiting)).toEqual(['submitted']);
  expect(waiting[0].review).toMatchObject({ cause: 'review', reason: messages.newEmployer });
  expect(publishedBy(decided(waiting[0], { kind: 'approve' }, now))).toEqual(['published']);
  expect(publishedBy(post({ ...inReview, established: true }))).toEqual(['published']);
});

test("a live ad with signs of fraud is held, and an operator's approval is final", () => {
  const [shown] = post({ ...inReview, established: true });
  const held = heldBack(shown, [{ kind: 'fee', quote: 'send $50' }], now);
  expect(publishedBy(held)).toEqual(['closed', 'submitted']);
  expect(reasonOf(held)).toMatchObject({ reason: 'held', version: 2 });
  const [approved] = decided(held[0], { kind: 'approve' }, now);
  expect(publishedBy(heldBack(approved, [{ kind: 'fee', quote: 'send $50' }], now))).toEqual([]);
});

test('the reason of a held ad says whether the quoted words are still there', () => {
  const signals = [{ kind: 'fee', quote: 'send $50' }];
  const [held] = heldBack(post({ ...inReview, established: true })[0], signals, now);
  const reasonAfter = (job: Job) => ('reason' in job.review ? job.review.reason : '');
  expect(reasonAfter(held)).toMatch('because we read “send $50” in it. Change the words, or reply');
  const ground = { localities, circumstances: inReview, now };
  const [paused] = edited(held, posting({ salaryMin: 40 }), ground);
  expect(reasonAfter(paused)).toBe(reasonAfter(held));
  const [reworded] = edited(held, posting({ description: '<p>Carry plates to our guests.</p>' }), ground);
  expect(reasonAfter(reworded)).toMatch('because we read “send $50” in it before it was changed. Change the words');
  expect(reasonAfter(heldBack(reworded, signals, now)[0])).toBe(reasonAfter(held));
  expect(reasonAfter(heldBack(reworded, [{ kind: 'fee', quote: 'pay $9' }], now)[0])).toMatch(
    'before it was changed. Change the words, or reply to our email and tell us what they mean. We are checking this ad because we read “pay $9” in it.',
  );
});

test('an ad in another language is held, and the reason says so', () => {
  const [shown] = post({ ...inReview, established: true });
  const [held] = heldBack(shown, [{ kind: 'other_language', quote: '招聘服务员' }], now);
  expect(held.review).toMatchObject({
    status: 'pending_review',
    reason:
      'We read ads in English by machine, and this one ourselves: “招聘服务员”. It goes live once it is approved.',
  });
});

const flyer = {
  key: 'job-documents/3/a',
  name: 'Flyer.pdf',
  type: 'application/pdf',
  sizeBytes: 9,
  at: now,
  words: { text: 'Wash plates with us.', isWhole: true },
};

test('a document is a part of what an ad says: it is announced, and ends the approval of an operator', () => {
  const ground = { circumstances: usual, now };
  const [approved] = decided(post(inReview)[0], { kind: 'approve' }, now);
  const [attached, events] = documented(approved, flyer, ground);
  expect(events).toMatchObject([
    { type: 'jobs.job.v1.updated', data: { job: { document: { name: 'Flyer.pdf', ...flyer.words } } } },
  ]);
  expect(attached).toMatchObject({ review: { status: 'approved', by: 'rule' }, wordsVersion: 3, revision: 2 });
  // What is drawn may be another picture, though the words are the same.
  const [second] = decided(
    heldBack(attached, [{ kind: 'unread_document', quote: 'Flyer.pdf' }], now)[0],
    { kind: 'approve' },
    now,
  );
  const [other] = documented(second, { ...flyer, key: 'job-documents/3/b' }, ground);
  expect(other).toMatchObject({ review: { by: 'rule' }, revision: 3, wordsVersion: second.version + 1 });
  expect(publishedBy(documented(other, undefined, ground))).toEqual(['updated']);
  const [rejected] = decided(post(inReview)[0], { kind: 'reject', reason: 'The flyer asks for money' }, now);
  expect(documented(rejected, flyer, ground)[0].review).toMatchObject({ cause: 'review', reason: messages.again });
});

test('an ad that waits and is changed again and again does not collect reasons without end', () => {
  let [held] = heldBack(post({ ...inReview, established: true })[0], [{ kind: 'fee', quote: 'send $50' }], now);
  for (let fee = 1; fee <= 200; fee++)
    [held] = heldBack(held, [{ kind: 'fee', quote: `send $${fee} more` }], now, { areBeforeChange: true });
  expect('reason' in held.review && held.review.reason.length).toBeLessThanOrEqual(3_000);
  expect(held.review).toMatchObject({ reason: expect.stringContaining('“send $2 more” in it before it was changed.') });
});

test('another name of the company ends the approval of an operator', () => {
  const [approved] = decided(post(inReview)[0], { kind: 'approve' }, now);
  const [renamed] = withCompanyName(approved, 'Pay $50 to start', localities, now);
  expect(renamed).toMatchObject({ review: { status: 'approved', by: 'rule' }, wordsVersion: 3 });
  expect(heldBack(renamed, [{ kind: 'fee', quote: 'Pay $50 to start' }], now)[0].review).toMatchObject({
    status: 'pending_review',
  });
});

test('a document that no machine can read is a reason of its own', () => {
  const signals = [
    { kind: 'fee', quote: 'send $50' },
    { kind: 'unread_document', quote: 'Flyer.pdf' },
  ];
  const [held] = heldBack(post({ ...inReview, established: true })[0], signals, now);
  expect(held.review).toMatchObject({
    reason:
      'We are checking this ad because we read “send $50” in it. Change the words, or reply to our email and tell us what they mean. We read documents by machine, and this one ourselves: “Flyer.pdf”. It goes live once it is approved.',
  });
  expect(heldBack(held, signals, now)[1]).toEqual([]);
});

test('a rejected ad is hidden from everybody, and is checked again after a change, in every mode', () => {
  const [waiting] = post(inReview);
  const [rejected, events] = decided(waiting, { kind: 'reject', reason: 'No pay is named' }, now);
  expect(events).toEqual([]);
  expect(rejected.review).toEqual({ status: 'rejected', reason: 'No pay is named' });
  expect([deactivated(rejected, now), renewed(rejected, later(20))]).toEqual([
    [rejected, []],
    [rejected, []],
  ]);
  for (const isActive of [true, false])
    expect(edited(rejected, posting({ isActive }), { localities, circumstances: usual, now })).toEqual([rejected, []]);
  const again = edited(rejected, posting({ salaryMin: 30 }), { localities, circumstances: usual, now });
  expect(publishedBy(again)).toEqual(['submitted']);
  expect(again[0].review).toMatchObject({ cause: 'review', reason: messages.again });
});

test('deactivating announces a closure, activating announces a publication, editing while inactive announces nothing', () => {
  const off = deactivated(post(usual)[0], now);
  expect(reasonOf(off)).toMatchObject({ reason: 'deactivated' });
  const ground = { localities, circumstances: usual, now };
  const quiet = edited(off[0], posting({ title: 'Dish washer', isActive: false }), ground);
  expect(publishedBy(quiet)).toEqual([]);
  expect(publishedBy(edited(quiet[0], posting(), ground))).toEqual(['published']);
});

test('an ad expires once, and reactivating adds thirty days', () => {
  const [shown] = post(usual);
  expect(publishedBy(expired(shown, later(29)))).toEqual([]);
  const ended = expired(shown, later(31));
  expect(reasonOf(ended)).toMatchObject({ reason: 'expired' });
  expect(publishedBy(expired(ended[0], later(32)))).toEqual([]);
  const ground = { localities, circumstances: usual, now: later(40) };
  const extended = edited(ended[0], posting({}, later(40)), ground);
  expect(publishedBy(extended)).toEqual(['published']);
  expect(extended[0].expiresAt).toEqual(later(70));
});

test("a repeated announcement has the ad's current state and version", () => {
  const [shown] = post(usual);
  const [gone] = deleted(shown, now);
  expect(announcedAgain(shown, now)).toMatchObject({ type: 'jobs.job.v1.published', data: { job: { version: 1 } } });
  expect(announcedAgain(gone, now)).toMatchObject({
    type: 'jobs.job.v1.closed',
    data: { version: 2, reason: 'deleted' },
  });
  expect(announcedAgain(post(inReview)[0], now).type).toBe('jobs.job.v1.submitted');
});

test('a repeated announcement of a closing keeps its time, whatever was edited since', () => {
  const [hidden] = deactivated(post(usual)[0], later(1));
  const ground = { localities, circumstances: usual, now: later(2) };
  const [renamed] = edited(hidden, { ...posting({}, later(2)), isActive: false }, ground);
  expect(renamed.shown).toBe(false);
  expect(announcedAgain(renamed, later(3))).toMatchObject({ type: 'jobs.job.v1.closed', at: later(1) });
});

test('a deletion is announced once, even for a hidden ad', () => {
  const [hidden] = deactivated(post(usual)[0], now);
  const gone = deleted(hidden, later(1));
  expect(publishedBy(gone)).toEqual(['closed']);
  expect(reasonOf(gone)).toMatchObject({ reason: 'deleted' });
  expect(publishedBy(deleted(gone[0], later(2)))).toEqual([]);
});
