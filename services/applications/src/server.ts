import { repeat } from '@waratah/kit/process/passes';
import { startService } from '@waratah/kit/service';
import { sweepResumes } from './actions/sweep-resumes.ts';
import { emailMoves } from './actions/email-moves.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

const sweepMs = 3_600_000;
const emailMovesMs = 1_000;

export const startApplications = (config: Config, { clock }: Overrides = {}) =>
  startService<Context>({
    name: 'applications',
    config,
    outboxes: ['applications', 'interests'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const context = await createContext(config, platform);
      return {
        context,
        handlers: handlersOf(context),
        work: (scope) => {
          scope.use(repeat(sweepMs, () => sweepResumes(context), platform.log));
          scope.use(repeat(emailMovesMs, () => emailMoves(context), platform.log));
        },
        checks: { s3: context.objects.ping },
      };
    },
  });
