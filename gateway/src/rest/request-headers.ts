import { Failure } from '@waratah/kit/errors';

type Headers = Readonly<Record<string, unknown>>;

/** The `Idempotency-Key` header: a request sent twice under one key takes effect once. */
export const idempotencyKey = (headers: Headers) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

/**
 * The version that a change is meant for: from `If-Match: "3"`, else from `version` in the body; null changes any
 * version.
 */
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
