import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict, Failure, invalid } from '@waratah/kit/errors';
import { announceDecision, announceSubmission } from './announcements.ts';
import { dayOf, daysAfter } from './day.ts';
import type { VisaDocument } from './document.ts';
import { expiringEmail, type Recipient, rejectedEmail, revokedEmail, verifiedEmail } from './emails.ts';
import { messages } from './messages.ts';
import { type Decision, type Reviewer, ruledOut, type Status, transitions, type Verification } from './record.ts';

const dayMs = 24 * 3_600_000;

/** How long a file is kept after its decision, or after an upload that was never sent for review (design section 9). */
export const keptMs = 7 * dayMs;

/** A student is reminded this many days before a verified visa ends. */
export const remindedDays = 30;

const next = (current: Verification, change: Partial<Verification>): Verification => ({
  ...current,
  ...change,
  version: current.version + 1,
});

/** A change that the reviewer can see: a decision on the previous revision is refused, and a first approval is void. */
const revised = (current: Verification, change: Partial<Verification>) =>
  next(current, { ...change, revision: current.revision + 1, firstApproval: undefined });

const moved = (current: Verification, status: Status, change: Partial<Verification>) => {
  if (status !== current.status && !transitions[current.status].includes(status))
    throw conflict(ruledOut(current.status, status));
  return revised(current, { ...change, status });
};

/** A new document replaces one that waits for review, and keeps its place in the queue. */
export const uploaded = (current: Verification, document: VisaDocument, now: Date): Changed<Verification> => {
  const removeAt = current.status === 'pending' ? undefined : new Date(now.getTime() + keptMs);
  return [revised(current, { document: { ...document, removeAt } }), []];
};

/** The visa that a student claims; `visaExpiry` is YYYY-MM-DD. */
export type Claim = Readonly<{ visaSubclass: string; visaExpiry?: string | undefined }>;

/** The student requests a review of an undecided document. Repeating the same request changes nothing. */
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

/** An operator's finding; `revision` is the one that they looked at. */
export type Review = Readonly<{
  reviewer: Reviewer;
  revision: number;
  finding: Finding;
  recipient: Recipient | undefined;
  /** How many operators have to approve. */
  reviewers: 1 | 2;
}>;

/** Whether a reviewer has opened the current document. */
export const hasSeen = ({ document, views }: Verification, reviewer: Reviewer) =>
  document !== undefined && views.some(({ by, key }) => by === reviewer && key === document.key);

/**
 * Decides a waiting verification, once. If two operators have to approve, the first approval is only noted, and the second
 * decides; one rejection is enough. Errors: FORBIDDEN for one's own, and for an approval with the operators' key where two
 * people have to approve; CONFLICT if the revision has changed, this reviewer
 * has not opened the document, or the first approval names another visa or last day.
 */
export const decided = (
  current: Verification,
  { reviewer, revision, finding, recipient, reviewers }: Review,
  now: Date,
): Changed<Verification> => {
  if (reviewer === current._id) throw new Failure('FORBIDDEN', messages.ownReview);
  if (current.status !== 'pending') throw conflict(messages.notWaiting);
  if (revision !== current.revision) throw conflict(messages.changedMeanwhile);
  if (!hasSeen(current, reviewer)) throw conflict(messages.notLookedAt);
  const first = current.firstApproval;
  if (finding.kind === 'verified' && reviewers === 2) {
    if (reviewer === 'key') throw new Failure('FORBIDDEN', messages.keyIsNobody);
    const { visaSubclass, visaExpiry } = finding;
    if (!first || first.reviewer === reviewer || first.reviewer === 'key')
      return [next(current, { firstApproval: { reviewer, at: now, visaSubclass, visaExpiry } }), []];
    if (!isSame(first, finding)) throw conflict(messages.approvedOtherwise);
  }
  const firstReviewer = finding.kind === 'verified' ? first?.reviewer : undefined;
  const decision: Decision = { ...decisionOf(finding), at: now, reviewer, ...(firstReviewer && { firstReviewer }) };
  const result = moved(current, finding.kind, {
    document: current.document && { ...current.document, decided: true, removeAt: new Date(now.getTime() + keptMs) },
    verified: finding.kind === 'verified' ? verifiedVisa(finding, now) : undefined,
    decisions: [decision, ...current.decisions],
  });
  return [result, [announceDecision(result, decision), ...mailOf(result, finding, recipient, now)]];
};

/** An operator's revocation; `revision` is the one that they looked at. */
export type Revocation = Readonly<{
  reviewer: Reviewer;
  revision: number;
  reason: string;
  recipient: Recipient | undefined;
}>;

/**
 * Revokes the verification of a visa, whose status becomes rejected. Errors: FORBIDDEN for one's own; CONFLICT if it is
 * not verified or has changed.
 */
export const revoked = (
  current: Verification,
  { reviewer, revision, reason, recipient }: Revocation,
  now: Date,
): Changed<Verification> => {
  if (reviewer === current._id) throw new Failure('FORBIDDEN', messages.ownReview);
  if (current.status !== 'verified') throw conflict(messages.notVerified);
  if (revision !== current.revision) throw conflict(messages.changedMeanwhile);
  const decision: Decision = { status: 'rejected', revoked: true, at: now, reviewer, reason, conditions: [] };
  const result = moved(current, 'rejected', { verified: undefined, decisions: [decision, ...current.decisions] });
  const emails = recipient
    ? [revokedEmail(`visa-revoked:${result._id}:${result.version}`, reason, recipient, now)]
    : [];
  return [result, [announceDecision(result, decision), ...emails]];
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

/** The decision's email names the last day; when that is near, no separate reminder is sent. */
const verifiedVisa = (
  { visaSubclass, visaExpiry, conditions }: Extract<Finding, { kind: 'verified' }>,
  now: Date,
): NonNullable<Verification['verified']> => ({
  visaSubclass,
  visaExpiry,
  conditions,
  remindedFor: visaExpiry !== undefined && endsSoon(visaExpiry, now) ? visaExpiry : undefined,
});

const mailOf = ({ _id, version }: Verification, finding: Finding, recipient: Recipient | undefined, now: Date) => {
  if (!recipient) return [];
  const key = `visa-decided:${_id}:${version}`;
  return [
    finding.kind === 'verified'
      ? verifiedEmail(key, finding, recipient, now)
      : rejectedEmail(key, finding.reason, recipient, now),
  ];
};

/** Records who opened the document; the revision stays. */
export const opened = (current: Verification, by: Reviewer, at: Date): Changed<Verification> => [
  next(current, { views: [{ by, at, key: current.document?.key }, ...current.views] }),
  [],
];

const endsSoon = (expiry: string, now: Date) => expiry <= daysAfter(dayOf(now), remindedDays);

/** Older verifications of visas without an end may hold the date of travel. */
const endOf = ({ visaSubclass, visaExpiry }: NonNullable<Verification['verified']>) =>
  endsOnItsDate(visaSubclass) ? visaExpiry : undefined;

const hasEnded = (verified: NonNullable<Verification['verified']>, now: Date) => {
  const end = endOf(verified);
  return end !== undefined && end < dayOf(now);
};

/** Ends a verified visa on the day after its last day; a waiting renewal keeps waiting. */
export const ended = (current: Verification, now: Date): Changed<Verification> => {
  const { verified, status } = current;
  if (verified === undefined || !hasEnded(verified, now)) return [current, []];
  const { visaSubclass, visaExpiry, conditions } = verified;
  const decision: Decision = { status: 'expired', at: now, visaSubclass, visaExpiry, conditions };
  const change = { verified: undefined, decisions: [decision, ...current.decisions] };
  const result = status === 'verified' ? moved(current, 'expired', change) : next(current, change);
  return [result, [announceDecision(result, decision)]];
};

/** Reminds once per expiry date; skips students whose renewal is under review. */
export const reminded = (current: Verification, recipient: Recipient | undefined, now: Date): Changed<Verification> => {
  const { verified, status } = current;
  const end = verified && endOf(verified);
  if (status !== 'verified' || verified === undefined || end === undefined || verified.remindedFor === end)
    return [current, []];
  if (end < dayOf(now) || !endsSoon(end, now)) return [current, []];
  const result = next(current, { verified: { ...verified, remindedFor: end } });
  return [result, recipient ? [expiringEmail(current._id, verified, recipient, now)] : []];
};

/**
 * Records whether employers may see the verification. Publishes no event, because employers read it from this service.
 */
export const shared = (current: Verification, share: boolean, now: Date): Changed<Verification> =>
  share === (current.sharedSince !== undefined)
    ? [current, []]
    : [next(current, { sharedSince: share ? now : undefined }), []];

/**
 * What an employer sees of a verified visa: its last month, without the day. Undefined once it has ended, or if there
 * is none.
 */
export const shownVisa = ({ verified }: Verification, now: Date) =>
  verified === undefined || hasEnded(verified, now)
    ? undefined
    : { subclass: verified.visaSubclass, until: verified.visaExpiry?.slice(0, 'YYYY-MM'.length) ?? null };

/** Removes a file whose retention is over; the decision stays. */
export const documentEnded = (current: Verification, now: Date): Changed<Verification> =>
  current.document?.removeAt && current.document.removeAt <= now
    ? [next(current, { document: undefined }), []]
    : [current, []];

/** Publishes the last decision again, for a service that lost it. */
export const announcedAgain = (current: Verification): Changed<Verification> => {
  const [last] = current.decisions;
  if (!last) return [current, []];
  const result = next(current, {});
  return [result, [announceDecision(result, last)]];
};
