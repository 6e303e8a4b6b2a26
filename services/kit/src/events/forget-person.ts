import { personalSubjects } from '@waratah/events/subjects';
import type { Bus } from './bus.ts';

/**
 * Removes every message about a person from the streams. Consumers that have already fetched one ignore it because of
 * the deletion.
 */
export const forgetPerson = async (bus: Bus, personId: number, emailSha256: string): Promise<void> => {
  const { streams } = await bus.manager();
  for (const [stream, filter] of personalSubjects(personId, emailSha256)) await streams.purge(stream, { filter });
};
