import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { writeConcern } from '../mongo/connection.ts';
import type { Act, Acts } from '../security/acts.ts';
import { happened, type Outbox, outboxIndex } from './outbox.ts';
import type { StoredEvent } from './stored-event.ts';

/** The collection whose documents carry operators' actions to the service that stores the audit trail. */
export const actsCollection = 'operator_acts';

type Row = { _id: string; version: number; at: Date; outbox: StoredEvent[] };

/** A document is empty once its action is published. It is kept as long as an entry of the audit trail. */
const keptForS = 400 * 24 * 3_600;

/** Records actions in the service's own database; the outbox publishes them. */
export const openActs = async (
  connection: Connection,
  outbox: Outbox,
  service: string,
  clock: () => Date,
): Promise<Acts> => {
  const rows = connection.collection<Row>(actsCollection);
  const [fields, options] = outboxIndex;
  await rows.createIndex(fields, options);
  await rows.createIndex({ at: 1 }, { expireAfterSeconds: keptForS });
  return {
    record: async (act) => {
      const at = clock();
      const row = { _id: randomUUID(), version: 1, at, outbox: [eventOf(act, service, at)] };
      await rows.insertOne(row, { writeConcern });
      outbox.wake();
    },
  };
};

const eventOf = ({ caller, address, name, kind, field, args }: Act, service: string, at: Date) =>
  happened(
    'audit.action.v1.recorded',
    {
      service,
      ...(caller.kind === 'user' && { operatorId: caller.id }),
      name,
      kind,
      field,
      argumentsJson: JSON.stringify(args),
      address,
    },
    at,
  );
