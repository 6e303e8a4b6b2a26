import { type Demand, isDemandedRights } from './demand.ts';

/** A demand as an event carries it (`ai/v1/events.proto`, WorkRights). */
type SaidWorkRights = Readonly<{
  kind:
    | Readonly<{ case: 'residentsOnly' | 'fullRights' | 'unclear' | 'open'; value: Readonly<{ quote: string }> }>
    | Readonly<{ case: 'unstated'; value: unknown }>
    | Readonly<{ case: undefined; value?: undefined }>;
  demanded: string;
}>;

const kinds = { residentsOnly: 'residents_only', fullRights: 'full_rights', unclear: 'unclear' } as const;

export const demandOfSaid = (said: SaidWorkRights | undefined): Demand => {
  const kind = said?.kind;
  if (!said || kind?.case === undefined || kind.case === 'unstated') return { kind: 'unstated' };
  const { quote } = kind.value;
  if (kind.case === 'open') return { kind: 'open', quote };
  return { kind: kinds[kind.case], quote, ...(isDemandedRights(said.demanded) && { rights: said.demanded }) };
};
