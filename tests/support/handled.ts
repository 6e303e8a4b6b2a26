import { expect } from '@jest/globals';
import { consumerOf, subjectsOf } from '@waratah/events/subjects';
import { type Bus, streamOf } from '@waratah/kit/events/bus';
import { readListeners } from '../../tools/event-listeners.ts';
import { eventually } from './eventually.ts';

const { handle } = await readListeners();

/**
 * Waits until a service has handled every event on the bus that it listens to. A consumer counts an event as pending
 * only a moment after the bus has accepted it, so its position is compared too.
 */
export const handledBy = async (service: string, bus: Bus, withinMs?: number) => {
  const types = handle.find((listener) => listener.service === service)?.types ?? [];
  const { consumers, streams } = await bus.manager();
  const leftOf = async (type: string) => {
    const stream = streamOf(type);
    const last = await streams.getMessage(stream, { last_by_subj: subjectsOf(type) });
    const { num_pending, num_ack_pending, delivered } = await consumers.info(stream, consumerOf(service, type));
    const isBehind = delivered.stream_seq < (last?.seq ?? 0);
    return isBehind || num_pending + num_ack_pending > 0 ? [type] : [];
  };
  await eventually(async () => expect((await Promise.all(types.map(leftOf))).flat()).toEqual([]), withinMs);
};
