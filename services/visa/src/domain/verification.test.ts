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
  revoked,
  shownVisa,
  submitted,
  uploaded,
} from './verification.ts';

const now = new Date('2026-11-21T01:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const document = (key: string) => ({ key, name: 'vevo.pdf', type: 'application/pdf', sizeBytes: 900, at: now });
const recipient = {
  email: 'mei@example.org',
  addressUnproven: false,
  fullName: 'Mei Tan',
  visaUrl: 'https://example.org/profile?tab=visa',
};
const claim = { visaSubclass: '500', visaExpiry: '2028-03-15' };
const approval: Finding = { kind: 'verified', ...claim, conditions: ['8105 Work limitation'] };
const rejection: Finding = { kind: 'rejected', reason: 'The name is not legible.' };

const begun = uploaded(nothingYet(7), document('a'), now)[0];
const unseen = submitted(begun, claim, now)[0];
const waiting = opened(unseen, 1, now)[0];
const review = (finding: Finding, revision = waiting.revision) =>
  ({ reviewer: 1, revision, finding, recipient, reviewers: 1 }) as const;
const verified = decided(waiting, review(approval), now)[0];
const rejected = decided(waiting, review(rejection), now)[0];
const types = ([, events]: readonly [Verification, readonly { type: string }[]]) => events.map(({ type }) => type);

test('from upload to approval each step is announced, and the email comes with the decision', () => {
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

test('a rejected student may upload again, and the new document waits for review like the first', () => {
  expect(rejected.status).toBe('rejected');
  const again = uploaded(rejected, document('b'), later(1))[0];
  expect(again.status).toBe('rejected');
  expect(submitted(again, claim, later(1))[0]).toMatchObject({ status: 'pending', request: { at: later(1) } });
});

test('a decided document cannot be submitted again; a new one is needed', () => {
  expect(() => submitted(rejected, claim, now)).toThrow('Please upload your VEVO document first.');
  expect(() => submitted(nothingYet(7), claim, now)).toThrow('Please upload your VEVO document first.');
});

test('a new document keeps the place of the waiting one and invalidates an open review', () => {
  const replaced = uploaded(waiting, document('b'), later(1))[0];
  expect(replaced).toMatchObject({ status: 'pending', document: { key: 'b' }, request: { at: now } });
  expect(replaced.document?.removeAt).toBeUndefined();
  expect(() => decided(replaced, review(approval), now)).toThrow('The student changed this after you opened it.');
  expect(submitted(replaced, { visaSubclass: '485' }, later(1))[0].request).toMatchObject({
    at: now,
    visaSubclass: '485',
  });
});

test('repeating a request changes nothing', () => {
  expect(submitted(waiting, claim, later(1))).toEqual([waiting, []]);
});

test('of two reviewers the second gets a conflict, and nobody reviews themselves', () => {
  expect(() => decided(verified, review(rejection), now)).toThrow('not waiting for a decision any more');
  expect(() => decided(waiting, { ...review(approval), reviewer: 7 }, now)).toThrow(
    'You cannot decide about yourself.',
  );
});

test('opening the document is recorded and does not change the revision', () => {
  const seen = opened(opened(unseen, 1, now)[0], 'key', later(1))[0];
  expect(seen.views).toEqual([
    { by: 'key', at: later(1), key: 'a' },
    { by: 1, at: now, key: 'a' },
  ]);
  expect(decided(seen, review(approval), now)[0].status).toBe('verified');
});

test('a verified visa is valid through its last day in Sydney, but not the next day', () => {
  expect(ended(verified, new Date('2028-03-15T12:59:00Z'))).toEqual([verified, []]);
  const [over, events] = ended(verified, new Date('2028-03-15T13:00:00Z'));
  expect(over).toMatchObject({ status: 'expired', verified: undefined });
  expect(events).toMatchObject([
    { type: 'visa.verification.v1.decided', data: { status: 'expired', visaSubclass: '500' } },
  ]);
  expect(messageOf(over)).toContain('ended on 15 March 2028');
});

test('when a visa ends during its renewal, the renewal goes on waiting', () => {
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

test('the student gets one notice, thirty days before the end', () => {
  expect(reminded(verified, recipient, new Date('2028-02-13T00:00:00Z'))).toEqual([verified, []]);
  const afterReminder = reminded(verified, recipient, new Date('2028-02-14T00:00:00Z'));
  expect(afterReminder[1]).toMatchObject([
    { type: 'mail.message.v1.requested', data: { visaExpiring: { until: '15 March 2028' } } },
  ]);
  expect(reminded(afterReminder[0], recipient, new Date('2028-02-20T00:00:00Z'))).toEqual([afterReminder[0], []]);
});

test("a student whose visa ends soon is told in the decision's email, and gets no second notice", () => {
  const soon = decided(waiting, review({ ...approval, visaExpiry: '2026-12-01' }), now)[0];
  expect(reminded(soon, recipient, now)).toEqual([soon, []]);
});

test('a decision requires that the same operator opened the same document', () => {
  expect(() => decided(unseen, review(approval), now)).toThrow('Please open the document before you decide.');
  expect(() => decided(waiting, { ...review(approval), reviewer: 2 }, now)).toThrow('Please open the document');
  const replaced = uploaded(waiting, document('b'), now)[0];
  expect(() => decided(replaced, review(rejection, replaced.revision), now)).toThrow('Please open the document');
  const looked = opened(replaced, 1, now)[0];
  expect(decided(looked, review(rejection, looked.revision), now)[0].status).toBe('rejected');
});

test('where two operators must approve, the second decides, and only for the same visa and last day', () => {
  const by = (reviewer: number, finding: Finding) => ({ ...review(finding), reviewer, reviewers: 2 }) as const;
  const both = opened(waiting, 2, now)[0];
  const [noted, nothing] = decided(both, by(1, approval), now);
  expect(noted).toMatchObject({ status: 'pending', revision: both.revision, firstApproval: { reviewer: 1, ...claim } });
  expect(nothing).toEqual([]);
  expect(decided(noted, by(1, approval), now)[0].status).toBe('pending');
  expect(() => decided(noted, by(2, { ...approval, visaExpiry: '2028-03-16' }), now)).toThrow(/another last day/);
  expect(() => decided(noted, by(3, approval), now)).toThrow(/open the document/);
  const [result] = decided(noted, by(2, { ...approval, conditions: [] }), now);
  expect(result).toMatchObject({ status: 'verified', decisions: [{ reviewer: 2, firstReviewer: 1 }] });
  expect(result.firstApproval).toBeUndefined();
  expect(decided(noted, by(2, rejection), now)[0].status).toBe('rejected');
});

test("where two operators must approve, the operators' key is neither of them, but can reject", () => {
  const by = (reviewer: number | 'key', finding: Finding) => ({ ...review(finding), reviewer, reviewers: 2 }) as const;
  const both = opened(waiting, 'key', now)[0];
  expect(() => decided(both, by('key', approval), now)).toThrow(/sign in/);
  const [noted] = decided(both, by(1, approval), now);
  expect(() => decided(noted, by('key', approval), now)).toThrow(/sign in/);
  const older = { ...both, firstApproval: { ...claim, reviewer: 'key', at: now } } as const;
  expect(decided(older, by(1, approval), now)[0]).toMatchObject({ status: 'pending', firstApproval: { reviewer: 1 } });
  expect(decided(both, by('key', rejection), now)[0].status).toBe('rejected');
});

test('a new document cancels a first approval', () => {
  const [noted] = decided(waiting, { ...review(approval), reviewers: 2 }, now);
  expect(uploaded(noted, document('b'), now)[0].firstApproval).toBeUndefined();
});

test('a verification is revoked with a reason; listeners and the student are told', () => {
  const revocation = {
    reviewer: 2,
    revision: verified.revision,
    reason: 'The document is of somebody else.',
    recipient,
  };
  const [result, events] = revoked(verified, revocation, later(1));
  expect(result).toMatchObject({
    status: 'rejected',
    verified: undefined,
    decisions: [{ revoked: true, reviewer: 2 }, {}],
  });
  expect(messageOf(result)).toBe('We took back the verification of your visa: The document is of somebody else.');
  expect(events).toMatchObject([
    { type: 'visa.verification.v1.decided', data: { status: 'rejected', version: result.version } },
    { type: 'mail.message.v1.requested', data: { visaRevoked: { reason: 'The document is of somebody else.' } } },
  ]);
  expect(() => revoked(result, revocation, later(1))).toThrow('is not verified');
  expect(() => revoked(verified, { ...revocation, reviewer: 7 }, now)).toThrow('You cannot decide about yourself.');
  expect(() => revoked(verified, { ...revocation, revision: 1 }, now)).toThrow('The student changed this');
});

test('the file is deleted seven days after the decision, or after the upload if it was never submitted', () => {
  for (const kept of [verified, rejected, begun]) {
    expect(documentEnded(kept, later(6.99))).toEqual([kept, []]);
    expect(documentEnded(kept, later(7))[0]).toMatchObject({ status: kept.status, document: undefined });
  }
  expect(documentEnded(waiting, later(900))).toEqual([waiting, []]);
});

test('a decision can be announced again, with a newer version', () => {
  const [again, [event]] = announcedAgain(verified);
  expect(event?.data).toMatchObject({ status: 'verified', version: verified.version + 1 });
  expect(again.revision).toBe(verified.revision);
  expect(announcedAgain(waiting)).toEqual([waiting, []]);
});

test('no sequence of actions leads to a forbidden status, and versions only increase', () => {
  type Step = (current: Verification, at: Date) => readonly [Verification, readonly unknown[]];
  const steps: Readonly<Record<string, Step>> = {
    upload: (current, at) => uploaded(current, document(`${at.getTime()}`), at),
    submit: (current, at) => submitted(current, claim, at),
    approve: (current, at) => decided(opened(current, 1, at)[0], review(approval, current.revision), at),
    reject: (current, at) => decided(opened(current, 1, at)[0], review(rejection, current.revision), at),
    look: (current, at) => opened(current, 1, at),
    revoke: (current, at) =>
      revoked(current, { reviewer: 1, revision: current.revision, reason: 'Wrong.', recipient }, at),
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

test('an employer sees the month of the last day until that day has passed in Sydney', () => {
  expect(shownVisa(verified, now)).toEqual({ subclass: '500', until: '2028-03' });
  expect(shownVisa(verified, new Date('2028-03-15T12:59:00Z'))).toBeDefined();
  expect(shownVisa(verified, new Date('2028-03-15T13:00:00Z'))).toBeUndefined();
  expect(shownVisa(rejected, now)).toBeUndefined();
});
