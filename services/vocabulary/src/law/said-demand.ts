import { type Demand, isDemandedRights, isNamedRights } from './demand.ts';

/** A demand as an event carries it (`ai/v1/events.proto`, WorkRights). */
type SaidWorkRights = Readonly<{
  kind:
    | Readonly<{ case: 'residentsOnly' | 'fullRights' | 'unclear' | 'open'; value: Readonly<{ quote: string }> }>
    | Readonly<{ case: 'unstated'; value: unknown }>
    | Readonly<{ case: undefined; value?: undefined }>;
  demanded: string;
}>;

const kinds = { residentsOnly: 'residents_only', fullRights: 'full_rights' } as const;

export const demandOfSaid = (said: SaidWorkRights | undefined): Demand => {
  const kind = said?.kind;
  if (!said || kind?.case === undefined || kind.case === 'unstated') return { kind: 'unstated' };
  const { quote } = kind.value;
  if (kind.case === 'open') return { kind: 'open', quote };
  const { demanded } = said;
  if (kind.case === 'unclear') return { kind: 'unclear', quote, ...(isNamedRights(demanded) && { rights: demanded }) };
  return { kind: kinds[kind.case], quote, ...(isDemandedRights(demanded) && { rights: demanded }) };
};
