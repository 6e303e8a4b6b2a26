import { unavailable } from '@waratah/kit/errors';
import { inTime } from '@waratah/kit/process/in-time';

/** The console stays usable while Redis is away. */
const patienceMs = 3_000;

/** What Redis answers. Its client waits for ever for a server that is away; this fails with UNAVAILABLE. */
export const answered = <T>(asked: Promise<T>): Promise<T> =>
  inTime(asked, patienceMs, () => {
    throw unavailable();
  });
