import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { FormShell } from '../../../forms/FormShell.tsx';
import { fieldOf } from '../../../forms/field.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Small } from '../../../ui/text.ts';
import { errorCode, serverDetail } from '../../../lib/api/server-errors.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastOk } from '../../../ui/toasts.ts';
import { decisionForm, emptyDecision, toDecisionInput, visaOptions } from './decision-form.ts';
import { messages } from './messages.ts';

const DecideVisa = graphql(`
  mutation DecideVisa($studentId: Int!, $version: Int!, $decision: VisaDecisionInput!) {
    decideVisaVerification(studentId: $studentId, version: $version, decision: $decision) {
      studentId
      status
    }
  }
`);

type DecisionFormProps = Readonly<{
  review: Readonly<{
    studentId: number;
    version: number;
    visaSubclass: string;
    visaExpiry: string | null;
    openedByMe: boolean;
  }>;
  name: string;
  onDecided: () => void;
  /** Called if somebody else has changed or decided the review in the meantime. */
  onChangedElsewhere: () => void;
}>;

export function DecisionForm({ review, name, onDecided, onChangedElsewhere }: DecisionFormProps) {
  const [decide] = useMutation(DecideVisa);
  const form = useServerForm({
    schema: decisionForm,
    values: emptyDecision,
    send: async (values) => {
      const { studentId, version } = review;
      const decision = toDecisionInput(values);
      const saved = await decide({ variables: { studentId, version, decision } }).catch((error: unknown) => {
        if (errorCode(error) === 'CONFLICT') onChangedElsewhere();
        throw error;
      });
      const waits = saved.data?.decideVisaVerification.status === 'pending';
      toastOk(
        waits ? messages.noted(name) : values.outcome === 'approve' ? messages.approved(name) : messages.rejected(name),
      );
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
      actions={
        review.openedByMe ? (
          <SubmitButton justifySelf="end" label={messages.save} busyLabel={messages.saving} />
        ) : (
          <Small>{messages.lookFirst}</Small>
        )
      }
    >
      <FieldGroup legend={messages.decision} error={field('outcome').error}>
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
            helper={messages.claims(visaLabelOf(review.visaSubclass))}
            {...field('visaSubclass')}
          />
          <TextField
            label={messages.expiry}
            type="date"
            helper={`${messages.claims(review.visaExpiry ? formatDate(review.visaExpiry) : messages.noEnd)}. ${messages.expiryHelper}`}
            {...field('visaExpiry')}
          />
          <TextAreaField
            label={messages.conditions}
            rows={3}
            helper={messages.conditionsHelper}
            {...field('conditions')}
          />
        </>
      ) : null}
      {outcome === 'reject' ? (
        <TextAreaField label={messages.reason} rows={4} required helper={messages.reasonHelper} {...field('reason')} />
      ) : null}
    </FormShell>
  );
}
