import { type Bus, isKeeper } from '../events/bus.ts';
import { type Metrics, watch, watchOne } from './metrics.ts';
import type { Outbox } from '../events/outbox.ts';

/** The age of unpublished events, the lag of this service's consumers, and the number of dead letters. */
export const watchEvents = (
  metrics: Metrics,
  service: string,
  { outbox, bus }: Readonly<{ outbox: Pick<Outbox, 'ageS'>; bus: Bus }>,
) => {
  watchOne(metrics, {
    name: 'waratah_outbox_age_seconds',
    help: 'How long the oldest event that is not yet on the bus has waited',
    read: outbox.ageS,
  });
  watch(metrics, {
    name: 'waratah_consumer_lag',
    help: 'Events on the bus that a listener of this service has not handled yet',
    label: 'consumer',
    read: async () => {
      const { consumers } = await bus.manager();
      const lagOf = async (stream: string) => {
        const found = await Array.fromAsync(consumers.list(stream));
        const own = found.filter(({ name }) => name.startsWith(`${service}-`));
        const waiting = own.map((info) => info.num_pending + info.num_ack_pending);
        const lag = waiting.reduce((all, one) => all + one, 0);
        return own.length > 0 ? [[`${service}-${stream.toLowerCase()}`, lag] as const] : [];
      };
      return Object.fromEntries((await Promise.all(['EVENTS', 'MAIL', 'AUDIT'].map(lagOf))).flat());
    },
  });
  watchOne(metrics, {
    name: 'waratah_dead_letters',
    help: 'Events that nobody could handle',
    read: async () => (await (await bus.manager()).streams.info('DEAD')).state.messages,
  });
  if (!isKeeper(service)) return;
  const ofStreams = async (what: 'missing' | 'bytes') =>
    Object.fromEntries(Object.entries(await bus.copies()).map(([stream, found]) => [stream, found[what]]));
  watch(metrics, {
    name: 'waratah_stream_copies_missing',
    help: 'Copies of a stream fewer than NATS_REPLICAS, or behind',
    label: 'stream',
    read: () => ofStreams('missing'),
  });
  watch(metrics, {
    name: 'waratah_stream_bytes',
    help: 'Size of a stream',
    label: 'stream',
    read: () => ofStreams('bytes'),
  });
};
