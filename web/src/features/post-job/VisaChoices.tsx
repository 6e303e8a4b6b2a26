import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from '../../forms/field.ts';
import { visaTypes } from '@waratah/vocabulary/visa-types';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';

/** The visa types that the employer accepts, in the wizard and in the quick form. */
export function VisaChoices({ helper }: { helper: string }) {
  const { error, ...box } = useField<{ visaTypes: string[] }>()('visaTypes');
  return (
    <FieldGroup legend="Accepted visa types" helper={helper} error={error}>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} columnGap="5">
        {visaTypes.map(({ code, label }) => (
          <CheckField key={code} value={code} label={label} {...box} />
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
