import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict, Failure, invalid } from '@waratah/kit/errors';
import { announceDecision, announceSubmission } from './announcements.ts';
import { dayOf, daysAfter } from './day.ts';
import type { VisaDocument } from './document.ts';
import { expiringMail, type Reader, rejectedMail, verifiedMail } from './mail-wishes.ts';
import { messages } from './messages.ts';
import { type Decision, type Reviewer, ruledOut, type Status, transitions, type Verification } from './record.ts';

const dayMs = 24 * 3_600_000;

/** A file stays so long after it was decided, or uploaded and never sent for review (design section 9). */
export const keptMs = 7 * dayMs;

/** A student is told so many days before a verified visa ends. */
export const remindedDays = 30;

const next = (current: Verification, change: Partial<Verification>): Verification => ({
  ...current,
  ...change,
  version: current.version + 1,
});

/** What the reviewer sees changes, so an open review is overtaken. */
const revised = (current: Verification, change: Partial<Verification>) =>
  next(current, { ...change, revision: current.revision + 1 });

const moved = (current: Verification, status: Status, change: Partial<Verification>) => {
  if (status !== current.status && !transitions[current.status].includes(status))
    throw conflict(ruledOut(current.status, status));
  return revised(current, { ...change, status });
};

/** Another document. It replaces one that waits for its review, and keeps the place in the queue. */
export const uploaded = (current: Verification, document: VisaDocument, now: Date): Changed<Verification> => {
  const removeAt = current.status === 'pending' ? undefined : new Date(now.getTime() + keptMs);
  return [revised(current, { document: { ...document, removeAt } }), []];
};

/** What a student says of the visa; `visaExpiry` is YYYY-MM-DD. */
export type Claim = Readonly<{ visaSubclass: string; visaExpiry?: string | undefined }>;

/** The student asks for a review of an undecided document. Asking again for the same changes nothing. */
export const submitted = (current: Verification, claim: Claim, now: Date): Changed<Verification> => {
  const { document, request, status } = current;
  if (!document || document.decided) throw invalid('document', messages.noDocument);
  if (status === 'pending' && request && isSame(request, claim)) return [current, []];
  const at = status === 'pending' && request ? request.at : now;
  const waiting = moved(current, 'pending', {
    document: { ...document, removeAt: undefined },
    request: { ...claim, at, consentAt: now },
  });
  return [waiting, [announceSubmission(waiting, claim, now)]];
};

const isSame = (one: Claim, other: Claim) =>
  one.visaSubclass === other.visaSubclass && one.visaExpiry === other.visaExpiry;

/** What an operator found. */
export type Finding =
  | Readonly<{ kind: 'verified'; visaSubclass: string; visaExpiry: string | undefined; conditions: readonly string[] }>
  | Readonly<{ kind: 'rejected'; reason: string }>;

/** What an operator has seen and says of it; `revision` is that of what they saw. */
export type Review = Readonly<{ reviewer: Reviewer; revision: number; finding: Finding; reader: Reader | undefined }>;

/** Only what waits is decided, once, by somebody else, on what they have seen. Errors: FORBIDDEN, CONFLICT. */
export const decided = (
  current: Verification,
  { reviewer, revision, finding, reader }: Review,
  now: Date,
): Changed<Verification> => {
  if (reviewer === current._id) throw new Failure('FORBIDDEN', messages.ownReview);
  if (current.status !== 'pending') throw conflict(messages.notWaiting);
  if (revision !== current.revision) throw conflict(messages.changedMeanwhile);
  const decision: Decision = { ...decisionOf(finding), at: now, reviewer };
  const result = moved(current, finding.kind, {
    document: current.document && { ...current.document, decided: true, removeAt: new Date(now.getTime() + keptMs) },
    verified: finding.kind === 'verified' ? verifiedVisa(finding, now) : undefined,
    decisions: [decision, ...current.decisions],
  });
  return [result, [announceDecision(result, decision), ...mailOf(result, finding, reader, now)]];
};

const decisionOf = (finding: Finding): Omit<Decision, 'at' | 'reviewer'> =>
  finding.kind === 'rejected'
    ? { status: 'rejected', reason: finding.reason, conditions: [] }
    : {
        status: 'verified',
        visaSubclass: finding.visaSubclass,
        visaExpiry: finding.visaExpiry,
        conditions: finding.conditions,
      };

/** The letter that tells the decision names the end; when that is near, no other need. */
const verifiedVisa = (
  { visaSubclass, visaExpiry, conditions }: Extract<Finding, { kind: 'verified' }>,
  now: Date,
): NonNullable<Verification['verified']> => ({
  visaSubclass,
  visaExpiry,
  conditions,
  remindedFor: visaExpiry !== undefined && endsSoon(visaExpiry, now) ? visaExpiry : undefined,
});

const mailOf = ({ _id, version }: Verification, finding: Finding, reader: Reader | undefined, now: Date) => {
  if (!reader) return [];
  const key = `visa-decided:${_id}:${version}`;
  return [
    finding.kind === 'verified'
      ? verifiedMail(key, finding, reader, now)
      : rejectedMail(key, finding.reason, reader, now),
  ];
};

/** Somebody opened the document; what a reviewer has seen stays what it was. */
export const opened = (current: Verification, by: Reviewer, at: Date): Changed<Verification> => [
  next(current, { views: [{ by, at }, ...current.views] }),
  [],
];

const endsSoon = (expiry: string, now: Date) => expiry <= daysAfter(dayOf(now), remindedDays);

/** The day after a verified visa's last day it counts no more; a renewal that waits goes on waiting. */
export const ended = (current: Verification, now: Date): Changed<Verification> => {
  const { verified, status } = current;
  if (verified?.visaExpiry === undefined || verified.visaExpiry >= dayOf(now)) return [current, []];
  const { visaSubclass, visaExpiry, conditions } = verified;
  const decision: Decision = { status: 'expired', at: now, visaSubclass, visaExpiry, conditions };
  const change = { verified: undefined, decisions: [decision, ...current.decisions] };
  const result = status === 'verified' ? moved(current, 'expired', change) : next(current, change);
  return [result, [announceDecision(result, decision)]];
};

/** Tells once for each end; whose renewal waits knows. */
export const reminded = (current: Verification, reader: Reader | undefined, now: Date): Changed<Verification> => {
  const { verified, status } = current;
  if (status !== 'verified' || verified?.visaExpiry === undefined || verified.remindedFor === verified.visaExpiry)
    return [current, []];
  if (verified.visaExpiry < dayOf(now) || !endsSoon(verified.visaExpiry, now)) return [current, []];
  const told = next(current, { verified: { ...verified, remindedFor: verified.visaExpiry } });
  return [told, reader ? [expiringMail(current._id, verified, reader, now)] : []];
};

/** The file's time is over; what was decided from it stays. */
export const documentEnded = (current: Verification, now: Date): Changed<Verification> =>
  current.document?.removeAt && current.document.removeAt <= now
    ? [next(current, { document: undefined }), []]
    : [current, []];

/** Says again what counts, for a listener that lost it; there is nothing to say of who was never decided. */
export const announcedAgain = (current: Verification): Changed<Verification> => {
  const [last] = current.decisions;
  if (!last) return [current, []];
  const result = next(current, {});
  return [result, [announceDecision(result, last)]];
};
