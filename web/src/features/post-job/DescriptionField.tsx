import { type ComponentProps, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { RichTextField } from '../../ui/RichTextField.tsx';
import { GenerateDescription } from './GenerateDescription.tsx';

type DescriptionFieldProps = Pick<ComponentProps<typeof GenerateDescription>, 'facts' | 'onRefused'> &
  Readonly<{ helper: string }>;

/** The description, which can be written with AI. */
export function DescriptionField({ helper, ...writing }: DescriptionFieldProps) {
  const { control, getValues, setValue, formState } = useFormContext<{ description: string }>();
  const { value, ref } = useController({ control, name: 'description' }).field;
  const [partialText, setPartialText] = useState<string>();
  const write = (html: string) =>
    setValue('description', html, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <RichTextField
      label="Description"
      required
      helper={helper}
      error={formState.errors.description?.message}
      value={partialText ?? value}
      onHtml={write}
      focusRef={ref}
      readOnly={partialText !== undefined}
      besideTools={
        <GenerateDescription
          {...writing}
          currentText={() => getValues('description')}
          onPartialText={setPartialText}
          onText={write}
        />
      }
    />
  );
}
