import { Gauge, type Registry } from 'prom-client';

/** The release that a process runs, from its image; `dev` in a checkout. */
export const build = {
  version: process.env.BUILD_VERSION || 'dev',
  commit: process.env.BUILD_COMMIT || 'unknown',
} as const;

/** Reports 1 with the release as labels. */
export const reportBuild = (metrics: Registry) => {
  new Gauge({
    name: 'waratah_build_info',
    help: 'The release that runs, as labels; always 1',
    labelNames: ['version', 'commit'],
    registers: [metrics],
  }).set(build, 1);
};
