import { Failure } from '@waratah/kit/errors';

/** What every answer tells of an ad or a draft. */
const common = `id title description location city state employmentType jobType: employmentType roleCategory
  salary salaryMin salaryMax salaryCurrency salaryPeriod experienceLevel remoteOption remoteFriendly: remoteOption
  visaSponsorship visaTypes internationalStudentFriendly educationRequirements requiredSkills preferredSkills
  expiresAt createdAt updatedAt version`;

export const jobFields = `${common} company { id name } visaSponsorshipConfidence postedDate sourceWebsite sourceUrl scrapedAt
  isActive isWaratahJob isDuplicate reviewStatus reviewReason reviewSignals { kind quote } payWarning document { name url sizeBytes }`;

export const draftFields = `${common} step`;

type Headers = Readonly<Record<string, unknown>>;

/** The caller's name for a wish, so that sending it twice does it once. */
export const idempotencyKey = (headers: Headers) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

/** The version that a change is meant for: `If-Match: "3"`, else `version` of the body; null changes whatever is there. */
export const versionOf = (headers: Headers, body: Readonly<{ version?: number | null | undefined }>) => {
  const tag = headers['if-match'];
  if (typeof tag !== 'string' || tag.trim() === '*') return body.version ?? null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  if (!version) {
    const msg = 'Must be the version that you read, like "3"';
    throw new Failure('INVALID', [{ loc: ['header', 'if-match'], msg, type: 'value_error' }]);
  }
  return Number(version);
};
