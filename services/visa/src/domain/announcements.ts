import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { happened } from '@waratah/kit/events/outbox';
import type { Decision, Verification } from './record.ts';

type Claim = Readonly<{ visaSubclass: string; visaExpiry?: string | undefined }>;

export const announceSubmission = ({ _id, version }: Verification, { visaSubclass, visaExpiry }: Claim, now: Date) =>
  happened(
    'visa.verification.v1.submitted',
    { studentId: _id, version, visaSubclass, visaExpiry: visaExpiry ?? '' },
    now,
  );

export const announceDecision = ({ _id, version }: Verification, decision: Decision) => {
  const { status, visaSubclass = '', visaExpiry = '', conditions, at } = decision;
  return happened(
    'visa.verification.v1.decided',
    {
      studentId: _id,
      version,
      status,
      visaSubclass,
      visaExpiry,
      conditions: [...conditions],
      at: timestampFromDate(at),
    },
    at,
  );
};
