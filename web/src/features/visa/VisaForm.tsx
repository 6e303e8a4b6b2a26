import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { VisaField } from '../../forms/VisaField.tsx';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { FieldRow, Form } from '../../ui/form.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import type { Visa } from './use-visa-status.ts';
import { uploadDocument } from './visa-document.ts';
import { accepted, documentFinding, toVisaInput, toVisaValues, visaForm } from './visa-form.ts';

const RequestVisa = graphql(`
  mutation RequestVisa($input: VisaVerificationInput!) {
    requestVisaVerification(input: $input) {
      verificationStatus
    }
  }
`);

type VisaFormProps = Readonly<{ visa: Visa; declared: string; onSent: () => void }>;

/** The name of the uploaded document if it has not been decided on yet; otherwise null. */
const uploadedFile = ({ documentName, documentDecided }: Visa) => (documentDecided ? null : documentName);

/** Uploads a document and requests its review. Consent and a file are required (spec section 5). */
export function VisaForm({ visa, declared, onSent }: VisaFormProps) {
  const [requestVisa] = useMutation(RequestVisa);
  const [file, setFile] = useState<File>();
  const [finding, setFinding] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const form = useForm({
    resolver: standardSchemaResolver(visaForm),
    defaultValues: toVisaValues(visa.visaSubclass, declared),
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);
  const uploadedName = uploadedFile(visa);

  const choose = (chosen: File) => {
    const found = documentFinding(chosen);
    setFinding(found);
    setFile(found ? undefined : chosen);
  };
  /** Uploads the document; answers whether that succeeded. */
  const upload = async (chosen: File) => {
    setPercent(0);
    try {
      await uploadDocument(chosen, setPercent);
      setFile(undefined);
      return true;
    } catch (error) {
      setFinding(serverDetail(error) ?? messages.notUploaded);
      return false;
    } finally {
      setPercent(undefined);
    }
  };
  const missing = () => (file || uploadedName ? undefined : (finding ?? messages.fileMissing));
  const send = form.handleSubmit(
    async (values) => {
      setFinding(missing());
      if (missing() || (file && !(await upload(file)))) return;
      try {
        await requestVisa({ variables: { input: toVisaInput(values) } });
        toastOk(messages.uploaded);
      } catch (error) {
        showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSent, once: true });
      }
      onSent();
    },
    () => setFinding(missing()),
  );
  return (
    <Form noValidate onSubmit={send}>
      <div>
        <FileButton
          label={file || uploadedName ? messages.chooseOther : messages.choose}
          accept={accepted}
          helper={messages.fileHelper}
          error={finding}
          disabled={isSubmitting}
          onFile={choose}
        />
        {file || uploadedName ? (
          <chakra.p mt="2" fontWeight={600} overflowWrap="anywhere">
            {file ? file.name : messages.alreadyHere(uploadedName ?? '')}
          </chakra.p>
        ) : null}
        {percent === undefined ? null : <ProgressBar label={messages.uploading(percent)} percent={percent} />}
      </div>
      <FieldRow>
        <VisaField control={form.control} name="visaSubclass" label={messages.subclass} keeps="code" sureOnly />
        <TextField label={messages.expiry} type="date" helper={messages.expiryHelper} {...field('visaExpiry')} />
      </FieldRow>
      <FieldGroup legend="Consent" error={errors.consent?.message}>
        <CheckField label={messages.consent} {...form.register('consent')} />
      </FieldGroup>
      <FormError message={errors.root?.message} />
      <Button type="submit" disabled={isSubmitting} justifySelf="end">
        {isSubmitting ? messages.sending : messages.send}
      </Button>
    </Form>
  );
}
