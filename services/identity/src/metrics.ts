import { counter, type Metrics } from '@waratah/kit/metrics/metrics';

export type Counters = ReturnType<typeof createCounters>;

export const createCounters = (metrics: Metrics) => ({
  signIns: counter(metrics, {
    name: 'waratah_sign_ins_total',
    help: 'Sign-ins with a password, by outcome: accepted, or refused for a wrong email or password',
    label: 'outcome',
    values: ['accepted', 'refused'],
  }),
});
