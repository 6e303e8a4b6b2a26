/** A mistake that somebody might make, and the test that must notice it. */
export type Defect = Readonly<{
  of: string;
  file: string;
  from: string;
  to: string;
  project: 'unit' | 'services';
  tests: string;
  /** The beginning of the test's title. */
  named: string;
}>;

/** Mistakes of reliability, each with the test that must notice it. */
export const mistakes: readonly Defect[] = [
  {
    of: 'a missing journal flag',
    file: 'services/kit/src/mongo/connection.ts',
    from: "{ w: 'majority', j: true }",
    to: "{ w: 'majority' }",
    project: 'services',
    tests: 'services/kit-aggregate',
    named: 'a write is acknowledged when',
  },
  {
    of: 'an event that leaves its document before the bus has it',
    file: 'services/kit/src/events/outbox.ts',
    from: 'position: await bus.publish(event) });',
    to: 'position: (void bus.publish(event).catch(() => 0), 0) });',
    project: 'services',
    tests: 'services/kit-events',
    named: 'events wait in their document',
  },
  {
    of: 'an unbounded queue',
    file: 'services/kit/src/http/admission.ts',
    from: 'if (waiting.length >= most && !giveWay(client)) throw busy();',
    to: '',
    project: 'unit',
    tests: 'kit/src/http/admission',
    named: 'no more wait than may be under way',
  },
  {
    of: 'a missing timeout',
    file: 'gateway/src/subgraph-link.ts',
    from: 'signal: giveUp.signal,',
    to: '',
    project: 'unit',
    tests: 'gateway/src/subgraph-link',
    named: 'a subgraph that does not answer is given up',
  },
  {
    of: 'a scheduler that is put there once',
    file: 'services/kit/src/queues/schedule.ts',
    from: '  repeat(\n    checkEveryMs,',
    to: '  repeat(\n    checkEveryMs * 1e6,',
    project: 'services',
    tests: 'services/kit-queues',
    named: 'a schedule is put back after Redis lost its data',
  },
  {
    of: 'a start that needs its servers',
    file: 'services/kit/src/service.ts',
    from: 'onceAvailable(() => openMongo(config.mongoUrl, config.limits))',
    to: 'openMongo(config.mongoUrl, config.limits)',
    project: 'services',
    tests: 'chaos/starts',
    named: 'started while MongoDB is away',
  },
];
