import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import { sendResetLinks } from './actions/forgot-password.ts';
import { keepRevocations } from './actions/keep-revocations.ts';
import { sweepDeletions } from './actions/forget-user.ts';
import { ownActs } from './actions/record-act.ts';
import { sweepFiles } from './actions/sweep-files.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { createPasswords } from './passwords.ts';

/** Retries password reset requests that a crash left behind; normally a request is handled as soon as it arrives. */
const resetPassMs = 15_000;
const revocationPassMs = 30_000;
const reannouncePassMs = 1_000;
const filePassMs = 6 * 3_600_000;

export type Overrides = Partial<Pick<Context, 'clock' | 'passwords' | 'demandSecondFactor'>>;

export const startIdentity = (config: Config, overrides: Overrides = {}) =>
  startService<Context>({
    name: 'identity',
    config,
    outboxes: ['users'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock: overrides.clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redis, platform.log));
      const passwords = overrides.passwords ?? (await createPasswords());
      const { demandSecondFactor = config.production } = overrides;
      const context = await createContext(config, platform, { redis, passwords, demandSecondFactor });
      return {
        context,
        acts: ownActs(context),
        handlers: handlersOf(context),
        work: (scope) => {
          scope.use(repeat(resetPassMs, () => sendResetLinks(context), platform.log));
          scope.use(repeat(revocationPassMs, () => keepRevocations(context), platform.log));
          scope.use(repeat(reannouncePassMs, context.reannounceUsers.work, platform.log));
          scope.use(repeat(filePassMs, () => sweepFiles(context), platform.log));
          scope.use(repeat(filePassMs, () => sweepDeletions(context), platform.log));
        },
        checks: { redis: () => redis.ping(), s3: context.objects.ping },
      };
    },
  });
