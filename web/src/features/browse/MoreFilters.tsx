import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { ages, payProblems, radii, type TypedPay, usualRadius, type Waiting } from './search-filters.ts';

const ageOptions = ages.map((days) => ({ value: String(days), label: messages.postedWithin(days) }));
const radiusOptions = radii.map((km) => ({ value: String(km), label: messages.within(km) }));

type MoreFiltersProps = Readonly<{
  draft: Waiting;
  set: (change: Partial<Waiting>) => void;
  pay: TypedPay;
  setPay: (pay: TypedPay) => void;
  /** Whether to show problems with the pay: after an attempt to search, or if the URL contains them. */
  checked: boolean;
}>;

/** Age of the ad, distance from the suburb, and pay. */
export function MoreFilters({ draft, set, pay, setPay, checked }: MoreFiltersProps) {
  const problems = checked ? payProblems(pay) : {};
  return (
    <>
      <SelectField
        label={messages.posted}
        prompt={messages.anyTime}
        options={ageOptions}
        value={String(draft.postedWithin ?? '')}
        onChange={(event) => set({ postedWithin: Number(event.target.value) || undefined })}
      />
      <SelectField
        label={messages.distance}
        prompt={messages.usualDistance(usualRadius)}
        options={radiusOptions}
        disabled={draft.location.trim() === ''}
        value={String(draft.radius ?? '')}
        onChange={(event) => set({ radius: Number(event.target.value) || undefined })}
      />
      <TextField
        label={messages.payFrom}
        inputMode="decimal"
        maxLength={20}
        helper={messages.payHint}
        error={problems.from && messages.payProblems[problems.from]}
        value={pay.from}
        onChange={(event) => setPay({ ...pay, from: event.target.value })}
      />
      <TextField
        label={messages.payTo}
        inputMode="decimal"
        maxLength={20}
        error={problems.to && messages.payProblems[problems.to]}
        value={pay.to}
        onChange={(event) => setPay({ ...pay, to: event.target.value })}
      />
    </>
  );
}
