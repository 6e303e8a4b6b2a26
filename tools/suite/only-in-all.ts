/**
 * What `npm run test:all` runs and `npm test` does not: faults, clocks of months, every part as a process of its own, and
 * what another test there shows at less cost. A new file is part of `npm test` until it is listed here.
 */
export const onlyInAll = {
  /** Folders and files of Jest's project "services". */
  paths: [
    'tests/chaos/',
    'tests/journeys/ai-contract.test.ts',
    'tests/journeys/applications-pilot.test.ts',
    'tests/journeys/applications.test.ts',
    'tests/journeys/lawful-jobs.test.ts',
    'tests/journeys/mailing-list.test.ts',
    'tests/journeys/visa.test.ts',
    'tests/security/logs.test.ts',
    'tests/security/native-work.test.ts',
    'tests/security/slow-input.test.ts',
    'tests/services/ai-recovery.test.ts',
    'tests/services/alerts.test.ts',
    'tests/services/containers.test.ts',
    'tests/services/identity-revocations.test.ts',
    'tests/services/matching-year.test.ts',
    'tests/services/roles.test.ts',
    'tests/services/scaling.test.ts',
    'tests/services/server-clusters.test.ts',
    'tests/services/stack-redis.test.ts',
    'tests/services/stack-start.test.ts',
    'tests/services/stack.test.ts',
    'tests/services/tracing.test.ts',
  ],
  /** Browser tests. */
  specs: [
    'tests/e2e/constants.spec.ts',
    'tests/e2e/hostile-html-no-pilot.spec.ts',
    'tests/e2e/layout.spec.ts',
    'tests/e2e/no-pilot.spec.ts',
    'tests/e2e/review.spec.ts',
    'tests/e2e/screens.spec.ts',
    'tests/e2e/states.spec.ts',
    'tests/e2e/subscribe.spec.ts',
    'tests/e2e/visa-facts.spec.ts',
    'tests/e2e/words.spec.ts',
  ],
  /** Tests of the browser with this tag; Jest's are named with `testInAll` (tests/support/in-all.ts). */
  browserTag: '@all',
  /** Projects of playwright.config.ts. */
  browserProjects: ['with the demo', 'at 390 px, every part a process'],
} as const;
