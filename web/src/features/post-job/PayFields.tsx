import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { RangeField } from '../../ui/RangeField.tsx';
import { isReversed } from './amounts.ts';
import { messages } from './messages.ts';

type PayValues = Readonly<{ salaryMin: string; salaryMax: string }>;

/** Warn after a pause in typing. A warning on blur would move the button that the user is about to press. */
const pauseMs = 600;

/** The lowest and the highest pay. Amounts in the wrong order are reported while typing, not only on submit. */
export function PayFields({ legend, from, to }: Readonly<{ legend: string; from: string; to: string }>) {
  const form = useFormContext<PayValues>();
  const field = fieldOf(form);
  const [salaryMin, salaryMax] = useWatch({ control: form.control, name: ['salaryMin', 'salaryMax'] });
  const typed = useDebounced(`${salaryMin}\n${salaryMax}`, pauseMs);
  const lowest = field('salaryMin', { deps: ['salaryMax'] });
  const order =
    typed === `${salaryMin}\n${salaryMax}` && isReversed(salaryMin, salaryMax) ? messages.payOrderRule : undefined;
  const end = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <RangeField
      legend={legend}
      from={{ label: from, ...end, ...lowest, error: lowest.error ?? order }}
      to={{ label: to, ...end, ...field('salaryMax', { deps: ['salaryMin'] }) }}
    />
  );
}
