import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { mustRun } from './run-command.ts';

/** The generators and the files that they write. The files are committed, and a check finds outdated ones. */
export const generators = [
  {
    name: 'events from their proto files',
    files: ['proto-events/src/generated/**/*.ts'],
    run: () => mustRun('buf', ['generate'], { cwd: join(root, 'proto-events') }),
  },
  {
    name: 'weights of the second reader of work rights',
    files: ['services/ai/src/domain/work-rights/__generated__/*.ts'],
    run: () => mustRun(process.execPath, ['services/ai/src/training/train-work-rights.ts']),
  },
  {
    name: 'weights of the second reader of frauds',
    files: ['services/ai/src/domain/scam/__generated__/*.ts'],
    run: () => mustRun(process.execPath, ['services/ai/src/training/train-fraud.ts']),
  },
  {
    name: 'supergraph and client schema',
    files: ['gateway/supergraph.graphql', 'web/schema.graphql'],
    run: () => mustRun(process.execPath, ['gateway/compose.ts']),
  },
  {
    name: 'table of endpoints',
    files: ['docs/endpoints.md'],
    run: () => mustRun(process.execPath, ['gateway/write-endpoints.ts']),
  },
  {
    name: 'table of events',
    files: ['docs/events.md'],
    run: () => mustRun(process.execPath, ['tools/events-page.ts']),
  },
  {
    name: 'users of NATS',
    files: ['k8s/components/servers/nats.conf'],
    run: () => mustRun(process.execPath, ['tools/nats-users.ts']),
  },
  {
    name: 'users and policies of the object store',
    files: ['k8s/components/servers/s3.json', 'k8s/overlays/production/object-store-policies.json'],
    run: async () => {
      await mustRun(process.execPath, ['tools/object-store-users.ts']);
      await mustRun('biome', ['format', '--write', 'k8s/components/servers/s3.json', 'k8s/overlays/production']);
    },
  },
  {
    name: 'packages of others',
    files: ['THIRD-PARTY.md'],
    run: () => mustRun(process.execPath, ['tools/third-party.ts']),
  },
  {
    name: 'resolver types',
    files: ['services/*/src/__generated__/*.ts'],
    run: () => mustRun('graphql-codegen', ['--config', 'services/codegen.ts']),
  },
  {
    name: 'typed documents of the client',
    files: ['web/src/gql/*.ts'],
    run: () => mustRun('graphql-codegen', ['--config', 'codegen.ts'], { cwd: join(root, 'web') }),
  },
] as const;
