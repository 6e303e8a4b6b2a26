import type { ActionRecorded } from '@waratah/events/audit/v1';
import type { Context } from '../context.ts';
import { ActArguments, ActKind } from '../domain/audit.ts';
import { keepAct } from './record-act.ts';

type Announced = Readonly<{ id: string; at: Date; data: ActionRecorded }>;

/** Stores an operator's action that another service published. */
export const announcedAct = (context: Context, { id, at, data }: Announced) => {
  const { operatorId: operator, name, field, address } = data;
  const act = { at, operator, name, field, address, kind: ActKind.parse(data.kind) };
  return keepAct(context, { ...act, args: ActArguments.parse(data.argumentsJson) }, id);
};
