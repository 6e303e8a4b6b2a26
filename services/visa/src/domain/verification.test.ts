import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nothingYet, statuses, transitions, type Verification } from './record.ts';
import { messageOf } from './status-message.ts';
import {
  announcedAgain,
  decided,
  documentEnded,
  ended,
  type Finding,
  keptMs,
  opened,
  reminded,
  submitted,
  uploaded,
} from './verification.ts';

const now = new Date('2026-11-21T01:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const document = (key: string) => ({ key, name: 'vevo.pdf', type: 'application/pdf', sizeBytes: 900, at: now });
const recipient = { email: 'mei@example.org', fullName: 'Mei Tan', visaUrl: 'https://example.org/profile?tab=visa' };
const claim = { visaSubclass: '500', visaExpiry: '2028-03-15' };
const approval: Finding = { kind: 'verified', ...claim, conditions: ['8105 Work limitation'] };
const rejection: Finding = { kind: 'rejected', reason: 'The name is not legible.' };

const begun = uploaded(nothingYet(7), document('a'), now)[0];
const waiting = submitted(begun, claim, now)[0];
const review = (finding: Finding, revision = waiting.revision) => ({ reviewer: 1, revision, finding, recipient });
const verified = decided(waiting, review(approval), now)[0];
const rejected = decided(waiting, review(rejection), now)[0];
const types = ([, events]: readonly [Verification, readonly { type: string }[]]) => events.map(({ type }) => type);

test('from no document to verified: each step says what happened, and the letter goes with the decision', () => {
  expect(begun.status).toBe('not_started');
  expect(types(submitted(begun, claim, now))).toEqual(['visa.verification.v1.submitted']);
  const [result, events] = decided(waiting, review(approval), now);
  expect(result).toMatchObject({
    status: 'verified',
    verified: { visaSubclass: '500', visaExpiry: '2028-03-15', conditions: ['8105 Work limitation'] },
    document: { decided: true, removeAt: new Date(now.getTime() + keptMs) },
  });
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    [
      'visa.verification.v1.decided',
      expect.objectContaining({ studentId: 7, version: result.version, status: 'verified', visaSubclass: '500' }),
    ],
    [
      'mail.message.v1.requested',
      expect.objectContaining({
        to: 'mei@example.org',
        visaVerified: expect.objectContaining({ until: '15 March 2028', visa: 'Student Visa subclass 500' }),
      }),
    ],
  ]);
});

test('a rejected student may upload again, and the new document waits like the first', () => {
  expect(rejected.status).toBe('rejected');
  const again = uploaded(rejected, document('b'), later(1))[0];
  expect(again.status).toBe('rejected');
  expect(submitted(again, claim, later(1))[0]).toMatchObject({ status: 'pending', request: { at: later(1) } });
});

test('a document that was decided is asked about no more; another one is needed', () => {
  expect(() => submitted(rejected, claim, now)).toThrow('Please upload your VEVO document first.');
  expect(() => submitted(nothingYet(7), claim, now)).toThrow('Please upload your VEVO document first.');
});

test('a new document while the first waits keeps its place and overtakes an open review', () => {
  const replaced = uploaded(waiting, document('b'), later(1))[0];
  expect(replaced).toMatchObject({ status: 'pending', document: { key: 'b' }, request: { at: now } });
  expect(replaced.document?.removeAt).toBeUndefined();
  expect(() => decided(replaced, review(approval), now)).toThrow('The student changed this after you opened it.');
  expect(submitted(replaced, { visaSubclass: '485' }, later(1))[0].request).toMatchObject({
    at: now,
    visaSubclass: '485',
  });
});

test('asking again for the same changes nothing', () => {
  expect(submitted(waiting, claim, later(1))).toEqual([waiting, []]);
});

test('of two reviewers the second is told, and nobody decides about themselves', () => {
  expect(() => decided(verified, review(rejection), now)).toThrow('not waiting for a decision any more');
  expect(() => decided(waiting, { ...review(approval), reviewer: 7 }, now)).toThrow(
    'You cannot decide about yourself.',
  );
});

test('a look at the document is on record and overtakes nobody', () => {
  const seen = opened(opened(waiting, 1, now)[0], 'key', later(1))[0];
  expect(seen.views).toEqual([
    { by: 'key', at: later(1) },
    { by: 1, at: now },
  ]);
  expect(decided(seen, review(approval), now)[0].status).toBe('verified');
});

test('a verified visa counts through its last day in Sydney, and not the day after', () => {
  expect(ended(verified, new Date('2028-03-15T12:59:00Z'))).toEqual([verified, []]);
  const [over, events] = ended(verified, new Date('2028-03-15T13:00:00Z'));
  expect(over).toMatchObject({ status: 'expired', verified: undefined });
  expect(events).toMatchObject([
    { type: 'visa.verification.v1.decided', data: { status: 'expired', visaSubclass: '500' } },
  ]);
  expect(messageOf(over)).toContain('ended on 15 March 2028');
});

test('a visa that ends while its renewal waits leaves the renewal waiting', () => {
  const renewing = submitted(uploaded(verified, document('b'), now)[0], { visaSubclass: '485' }, now)[0];
  expect(renewing).toMatchObject({ status: 'pending', verified: { visaSubclass: '500' } });
  const [over, events] = ended(renewing, new Date('2028-03-16T00:00:00Z'));
  expect(over).toMatchObject({ status: 'pending', verified: undefined });
  expect(events).toHaveLength(1);
});

test('permanent visas do not end', () => {
  const permanent = decided(
    waiting,
    review({ kind: 'verified', visaSubclass: '190', visaExpiry: undefined, conditions: [] }),
    now,
  )[0];
  expect(ended(permanent, later(9_000))).toEqual([permanent, []]);
  expect(reminded(permanent, recipient, later(9_000))).toEqual([permanent, []]);
});

test('the student is told once, thirty days before the end', () => {
  expect(reminded(verified, recipient, new Date('2028-02-13T00:00:00Z'))).toEqual([verified, []]);
  const told = reminded(verified, recipient, new Date('2028-02-14T00:00:00Z'));
  expect(told[1]).toMatchObject([
    { type: 'mail.message.v1.requested', data: { visaExpiring: { until: '15 March 2028' } } },
  ]);
  expect(reminded(told[0], recipient, new Date('2028-02-20T00:00:00Z'))).toEqual([told[0], []]);
});

test('whose visa ends soon anyway reads it in the letter of the decision, and gets no second one', () => {
  const soon = decided(waiting, review({ ...approval, visaExpiry: '2026-12-01' }), now)[0];
  expect(reminded(soon, recipient, now)).toEqual([soon, []]);
});

test('the file goes seven days after the decision, and one that was never sent for review after seven days', () => {
  for (const kept of [verified, rejected, begun]) {
    expect(documentEnded(kept, later(6.99))).toEqual([kept, []]);
    expect(documentEnded(kept, later(7))[0]).toMatchObject({ status: kept.status, document: undefined });
  }
  expect(documentEnded(waiting, later(900))).toEqual([waiting, []]);
});

test('what was decided can be told again, and is newer than before', () => {
  const [again, [event]] = announcedAgain(verified);
  expect(event?.data).toMatchObject({ status: 'verified', version: verified.version + 1 });
  expect(again.revision).toBe(verified.revision);
  expect(announcedAgain(waiting)).toEqual([waiting, []]);
});

test('whatever people and time do, no status follows that may not, and versions only rise', () => {
  type Step = (current: Verification, at: Date) => readonly [Verification, readonly unknown[]];
  const steps: Readonly<Record<string, Step>> = {
    upload: (current, at) => uploaded(current, document(`${at.getTime()}`), at),
    submit: (current, at) => submitted(current, claim, at),
    approve: (current, at) => decided(current, review(approval, current.revision), at),
    reject: (current, at) => decided(current, review(rejection, current.revision), at),
    look: (current, at) => opened(current, 1, at),
    end: ended,
    remind: (current, at) => reminded(current, recipient, at),
    remove: documentEnded,
    again: announcedAgain,
  };
  const reached = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.integer({ min: 0, max: 300 })), { maxLength: 40 }),
      (plan) => {
        let current = nothingYet(7);
        let day = 0;
        for (const [name, days] of plan) {
          day += days;
          const before = current;
          try {
            [current] = steps[name]?.(current, later(day)) ?? [current];
          } catch {
            current = before;
          }
          reached.add(current.status);
          expect([before.status, ...transitions[before.status]]).toContain(current.status);
          expect(current.version).toBeGreaterThanOrEqual(before.version);
          if (current.status === 'pending') expect(current.document?.removeAt).toBeUndefined();
          if (current.status === 'verified') expect(current.verified).toBeDefined();
          expect(messageOf(current)).not.toBe('');
        }
      },
    ),
    { seed: 20_261_121, numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...statuses].sort());
});
