import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import { sendResetLinks } from './actions/forgot-password.ts';
import { sweepFiles } from './actions/sweep-files.ts';
import type { Config } from './config.ts';
import { onUserDeleted } from './consumers/on-user-deleted.ts';
import type { Context } from './context.ts';
import { createResumeReader } from './files/read-resume.ts';
import { createGoogle, noGoogle } from './google.ts';
import { resolvers } from './graphql/resolvers.ts';
import { createPasswords } from './passwords.ts';
import { createRevocations } from './revocations.ts';
import { auditStore } from './store/audit.ts';
import { resetRequestStore } from './store/reset-requests.ts';
import { sessionStore } from './store/sessions.ts';
import { usedTokenStore } from './store/used-tokens.ts';
import { userStore } from './store/users.ts';
import { createTokens } from './tokens.ts';

/** For wishes that a crash left behind; the others are seen to at once. */
const resetPassMs = 15_000;
const filePassMs = 6 * 3_600_000;

export type Overrides = Partial<Pick<Context, 'clock' | 'passwords'>>;

/** Starts the service; what it does by itself is little, so both roles are the same. */
export const startIdentity = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const log = createLogger('identity', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'identity', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const objects = openObjectStore(config.objectStore);
    await objects.ensureBucket();
    const outbox = scope.use(startOutbox(mongo, ['users'], bus, log));
    const users = userStore(mongo, outbox);
    const sessions = sessionStore(mongo);
    const usedTokens = usedTokenStore(mongo);
    const audit = auditStore(mongo);
    await buildIndexes(users.model, sessions.model, usedTokens, audit);
    const context: Context = {
      users,
      sessions,
      resetRequests: resetRequestStore(mongo),
      tokens: createTokens(config),
      passwords: overrides.passwords ?? (await createPasswords()),
      revocations: createRevocations(redis),
      google: config.google ? createGoogle({ ...config.google, ...googleOf(config), log }) : noGoogle,
      usedTokens,
      audit,
      bus,
      objects,
      readResume: createResumeReader(),
      links: signedLinks(config.linkSecret),
      publicUrl: config.publicUrl,
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    scope.use(await startConsumer({ bus, connection: mongo, name: 'identity', handlers: onUserDeleted(context), log }));
    scope.use(repeat(resetPassMs, () => sendResetLinks(context), log));
    scope.use(repeat(filePassMs, () => sweepFiles(context), log));
    const metrics = createMetrics('identity');
    watchEvents(metrics, 'identity', { outbox, bus });
    const subgraph = scope.use(
      await startSubgraph({
        schema: new URL('../schema.graphql', import.meta.url),
        resolvers,
        context,
        internalKeys: config.internalKeys,
        port: config.port,
        host: config.host,
        checks: { mongo: pingMongo(mongo), nats: bus.ping, redis: () => redis.ping(), s3: objects.ping },
        metrics,
        log,
      }),
    );
    return { url: subgraph.url };
  });

const googleOf = ({ publicUrl, linkSecret }: Config) => ({
  callbackUrl: `${publicUrl.replace(/\/$/, '')}/api/auth/google/callback`,
  secret: linkSecret,
});
