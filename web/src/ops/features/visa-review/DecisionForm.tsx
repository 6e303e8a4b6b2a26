import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { graphql } from '../../../gql/gql.ts';
import { errorCode, serverDetail } from '../../../lib/api/server-errors.ts';
import { showServerErrors } from '../../../lib/forms/server-errors-in-form.ts';
import { Button } from '../../../ui/button.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Form } from '../../../ui/form.ts';
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
  /** It was changed or decided elsewhere meanwhile. */
  onOvertaken: () => void;
}>;

export function DecisionForm({ review, name, onDecided, onOvertaken }: DecisionFormProps) {
  const [decide] = useMutation(DecideVisa);
  const form = useForm({ resolver: standardSchemaResolver(decisionForm), defaultValues: toDecisionValues(review) });
  const { register, formState, control } = form;
  const { errors, isSubmitting } = formState;
  const outcome = useWatch({ control, name: 'outcome' });
  const save = form.handleSubmit(async (values) => {
    const { studentId, version } = review;
    try {
      await decide({ variables: { studentId, version, decision: toDecisionInput(values) } });
      toastOk(values.outcome === 'approve' ? messages.approved(name) : messages.rejected(name));
      onDecided();
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSaved });
      if (errorCode(error) === 'CONFLICT') onOvertaken();
    }
  });
  return (
    <Form noValidate onSubmit={save}>
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
            error={errors.visaSubclass?.message}
            {...register('visaSubclass')}
          />
          <TextField
            label={messages.expiry}
            type="date"
            helper={messages.expiryHelper}
            error={errors.visaExpiry?.message}
            {...register('visaExpiry')}
          />
          <TextAreaField
            label={messages.conditions}
            rows={3}
            helper={messages.conditionsHelper}
            error={errors.conditions?.message}
            {...register('conditions')}
          />
        </>
      ) : (
        <TextAreaField
          label={messages.reason}
          rows={4}
          required
          helper={messages.reasonHelper}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting} justifySelf="end">
        {isSubmitting ? messages.saving : messages.save}
      </Button>
    </Form>
  );
}
