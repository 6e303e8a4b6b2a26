import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { employmentTypeOptions, roleCategoryOptions } from '../../lib/vocabulary/job-options.ts';
import { FieldRow } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { storable, toAmount } from './amounts.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { toHoursInput } from './hours-form.ts';
import { HoursFields, HoursHint } from './HoursFields.tsx';
import { messages } from './messages.ts';
import { QuickPay } from './QuickPay.tsx';
import { QuickPlace } from './QuickPlace.tsx';
import { allowedEmployment, type QuickValues, toJobInput } from './quick-form.ts';
import { ReachLine } from './ReachLine.tsx';
import { useWrittenInput } from './use-written-input.ts';

/** The model that generates descriptions, fixed by spec section 9. */
const quickModel = 'gpt-4o-mini';

/** The first column has room for the longest role category. */
const wideAndNarrow = 'minmax(0, 1.6fr) minmax(0, 1fr)';

const QuickReachLine = () => <ReachLine input={useWrittenInput(toJobInput)} />;

/** The required fields of an ad. */
export function QuickFields() {
  const form = useFormContext<QuickValues>();
  const { control, getValues, setValue } = form;
  const field = fieldOf(form);
  const roleCategory = useWatch({ control, name: 'roleCategory' });
  const facts = () => {
    const values = getValues();
    return {
      title: values.title,
      roleCategory: values.roleCategory || null,
      employmentType: values.employmentType,
      location: [values.city, values.state].filter(Boolean).join(' '),
      visaSponsorship: values.visaSponsorship,
      internationalStudentFriendly: false,
      salaryMin: storable(toAmount(values.salaryMin)),
      salaryMax: storable(toAmount(values.salaryMax)),
      salaryPeriod: 'hour',
      ...toHoursInput(values),
      instruction: { prompt: messages.quickPrompt, model: quickModel },
    };
  };
  return (
    <>
      <TextField
        label="Job title"
        autoComplete="off"
        required
        maxLength={200}
        placeholder="Weekend barista"
        {...field('title')}
      />
      <FieldRow gridTemplateColumns={{ md: wideAndNarrow }}>
        <SelectField
          label="Role category"
          prompt="Select a category"
          options={roleCategoryOptions}
          required
          {...field('roleCategory', {
            onChange: () => setValue('employmentType', allowedEmployment(getValues())),
          })}
        />
        <SelectField
          label="Employment type"
          options={employmentTypeOptions(roleCategory)}
          required
          {...field('employmentType')}
        />
      </FieldRow>
      <FieldRow gridTemplateColumns={wideAndNarrow}>
        <QuickPlace />
      </FieldRow>
      <DescriptionField
        facts={facts}
        helper="What the work is, and what helps."
        onRefused={(error) =>
          showServerErrors(error, form, { aliases: { hours_min: 'hoursMin', salary_min: 'salaryMin' }, once: true })
        }
      />
      <HoursFields />
      <HoursHint />
      <QuickReachLine />
      <QuickPay />
    </>
  );
}
