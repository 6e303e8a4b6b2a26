import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { htmlToText, textToHtml } from '../../lib/format/rich-text.ts';
import { employmentTypeOptions, roleCategoryOptions } from '../../lib/vocabulary/job-options.ts';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { GenerateDescription } from './GenerateDescription.tsx';
import { allowedEmployment, type QuickValues } from './quick-form.ts';

/** The required fields of an ad. */
export function QuickFields() {
  const form = useFormContext<QuickValues>();
  const { control, getValues, setValue } = form;
  const field = fieldOf(form);
  const [partialText, setPartialText] = useState<string>();
  const roleCategory = useWatch({ control, name: 'roleCategory' });
  const facts = () => {
    const values = getValues();
    return {
      title: values.title,
      skills: [],
      roleCategory: values.roleCategory || null,
      employmentType: values.employmentType,
      location: [values.city, values.state].filter(Boolean).join(' '),
      visaSponsorship: values.visaSponsorship,
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
      <FieldRow>
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
      <Stack gap="3">
        <TextAreaField
          key={partialText === undefined ? 'own' : 'generating'}
          label="Description"
          rows={7}
          required
          helper="What the work is, when it is, and what helps. An empty line starts a new paragraph."
          {...(partialText === undefined ? field('description') : { value: htmlToText(partialText), readOnly: true })}
        />
        <div>
          <GenerateDescription
            facts={facts}
            currentText={() => textToHtml(getValues('description'))}
            onPartialText={setPartialText}
            onText={(html) => setValue('description', htmlToText(html), { shouldDirty: true })}
          />
        </div>
      </Stack>
    </>
  );
}
