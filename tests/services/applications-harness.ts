import { startApplications } from '@waratah/applications/server';
import { readConfig } from '@waratah/applications/config';
import type { EventType } from '@waratah/events/catalog';
import type { Caller } from '@waratah/kit/security/auth';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { scoped } from '@waratah/kit/process/lifecycle';
import { openMongo } from '@waratah/kit/mongo/connection';
import { happened } from '@waratah/kit/events/outbox';
import { startService } from '../support/service.ts';

type Resume = Readonly<{ key: string; name: string; type: string; sizeBytes: number }>;
type Profile = Partial<
  Readonly<{
    fullName: string;
    emailVerified: boolean;
    suspended: boolean;
    university: string;
    degree: string;
    resume: Resume;
  }>
>;

/** The service's time, as far as it is ahead; it stands still while `stoppedAt` is set. */
type Clock = { offsetMs: number; stoppedAt?: number | undefined };

/** The service on its own servers; the test plays the other services. */
export const startApplicationsHarness = (settings: Readonly<Record<string, string>> = {}) =>
  scoped(async (scope) => {
    const clock: Clock = { offsetMs: 0 };
    const now = () => new Date((clock.stoppedAt ?? Date.now()) + clock.offsetMs);
    const applications = scope.use(
      await startService('applications', (env) => startApplications(readConfig(env), { clock: now }), settings),
    );
    const { as, bus, env, heard: events } = applications;
    const objects = openObjectStore(readConfig(env).objectStore);

    /** Publishes an event, and waits until the service has handled it. */
    const tell = async <Type extends EventType>(type: Type, data: Parameters<typeof happened<Type>>[1], at = now()) =>
      applications.tell(happened(type, data, at));

    const userOf = (
      id: number,
      version: number,
      { fullName = `Student ${id}`, emailVerified = true, suspended = false, ...profile }: Profile,
    ) => ({
      id,
      version,
      email: `s${id}@example.test`,
      emailVerified,
      fullName,
      suspended,
      profile: {
        case: 'student' as const,
        value: { university: 'University of Sydney', degree: 'Bachelor of Commerce', ...profile },
      },
    });

    return {
      ask: (caller: Caller, query: string, variables: object = {}) => as(caller)(query, variables),
      bus,
      clock,
      env,
      events,
      objects,
      tell,
      database: () => openMongo(env.APPLICATIONS_MONGO_URL ?? ''),
      tellOfStudent: (id: number, version = 1, profile: Profile = {}) =>
        tell('identity.profile.v1.updated', { user: userOf(id, version, profile) }),
      tellOfEmployer: (id: number, version = 1) =>
        tell('identity.user.v1.registered', {
          user: {
            id,
            version,
            email: `e${id}@example.test`,
            emailVerified: true,
            fullName: 'Sam Lee',
            profile: { case: 'company', value: { name: 'Banksia Cafe' } },
          },
        }),
      /** An ad that is shown. */
      tellOfJob: (id: number, version = 1, fields: object = {}) =>
        tell('jobs.job.v1.published', {
          job: {
            id,
            version,
            title: `Barista ${id}`,
            employerId: 900,
            companyName: 'Banksia Cafe',
            place: { text: 'Sydney NSW', city: 'Sydney', state: 'NSW' },
            isWaratahJob: true,
            ...fields,
          },
        }),
      closeJob: (jobId: number, version: number, reason: string) =>
        tell('jobs.job.v1.closed', { jobId, version, reason }),
      /** Of an ad of this portal, unless it has no title. */
      answerMail: (
        studentId: number,
        jobId: number,
        answer: string,
        { version = 1, at = now(), title = `Barista ${jobId}` } = {},
      ) => {
        const companyName = title && 'Banksia Cafe';
        return tell('matching.feedback.v1.given', { studentId, jobId, answer, version, title, companyName }, at);
      },
    };
  });

export type Harness = Awaited<ReturnType<typeof startApplicationsHarness>>;
