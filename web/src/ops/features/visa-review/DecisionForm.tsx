import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { FormShell } from '../../../forms/FormShell.tsx';
import { fieldOf } from '../../../forms/field.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { graphql } from '../../../gql/gql.ts';
import { errorCode, serverDetail } from '../../../lib/api/server-errors.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastOk } from '../../../ui/toasts.ts';
import { decisionForm, toDecisionInput, toDecisionValues, visaOptions } from './decision-form.ts';
import { messages } from './messages.ts';

const DecideVisa = graphql(`
  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {
    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {
      studentId
    }
  }
`);

type DecisionFormProps = Readonly<{
  review: Readonly<{ studentId: number; version: number; visaSubclass: string; visaExpiry: string | null }>;
  name: string;
  onDecided: () => void;
  /** Called when somebody else changed or decided it in the meantime. */
  onChangedElsewhere: () => void;
}>;

export function DecisionForm({ review, name, onDecided, onChangedElsewhere }: DecisionFormProps) {
  const [decide] = useMutation(DecideVisa);
  const form = useServerForm({
    schema: decisionForm,
    values: toDecisionValues(review),
    send: async (values) => {
      const { studentId, version } = review;
      try {
        await decide({ variables: { studentId, version, decision: toDecisionInput(values) } });
      } catch (error) {
        if (errorCode(error) === 'CONFLICT') onChangedElsewhere();
        throw error;
      }
      toastOk(values.outcome === 'approve' ? messages.approved(name) : messages.rejected(name));
      onDecided();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  const { register, control } = form;
  const field = fieldOf(form);
  const outcome = useWatch({ control, name: 'outcome' });
  return (
    <FormShell
      form={form}
      actions={<SubmitButton justifySelf="end" label={messages.save} busyLabel={messages.saving} />}
    >
      <FieldGroup legend={messages.decision}>
        <chakra.div display="flex" columnGap="6" flexWrap="wrap">
          <CheckField kind="radio" value="approve" label={messages.approve} {...register('outcome')} />
          <CheckField kind="radio" value="reject" label={messages.reject} {...register('outcome')} />
        </chakra.div>
      </FieldGroup>
      {outcome === 'approve' ? (
        <>
          <SelectField
            label={messages.subclass}
            options={visaOptions}
            prompt={messages.subclassPrompt}
            required
            {...field('visaSubclass')}
          />
          <TextField label={messages.expiry} type="date" helper={messages.expiryHelper} {...field('visaExpiry')} />
          <TextAreaField
            label={messages.conditions}
            rows={3}
            helper={messages.conditionsHelper}
            {...field('conditions')}
          />
        </>
      ) : (
        <TextAreaField label={messages.reason} rows={4} required helper={messages.reasonHelper} {...field('reason')} />
      )}
    </FormShell>
  );
}
