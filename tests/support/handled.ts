import { expect } from '@jest/globals';
import { consumerOf } from '@waratah/events/subjects';
import { type Bus, streamOf } from '@waratah/kit/events/bus';
import { readListeners } from '../../tools/event-listeners.ts';
import { eventually } from './eventually.ts';

const { handle } = await readListeners();

/** Waits until a service has handled every event on the bus that it listens to. */
export const handledBy = async (service: string, bus: Bus, withinMs?: number) => {
  const types = handle.find((listener) => listener.service === service)?.types ?? [];
  const { consumers } = await bus.manager();
  const leftOf = async (type: string) => {
    const { num_pending, num_ack_pending } = await consumers.info(streamOf(type), consumerOf(service, type));
    return num_pending + num_ack_pending > 0 ? [type] : [];
  };
  await eventually(async () => expect((await Promise.all(types.map(leftOf))).flat()).toEqual([]), withinMs);
};
