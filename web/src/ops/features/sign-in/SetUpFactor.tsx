import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormShell } from '../../../forms/FormShell.tsx';
import { fieldOf } from '../../../forms/field.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { Muted } from '../../../ui/text.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { confirmFactor, type FactorDone, type NewFactor } from './second-factor.ts';

const codeForm = z.object({ code: z.string().check(z.trim(), z.minLength(1, messages.codeRequired)) });

/** Sets up a second factor: the QR code for the app, a field for its first code, and then the recovery codes. */
export function SetUpFactor({ factor: { qr, secret, credentials } }: { factor: NewFactor }) {
  const [done, setDone] = useState<FactorDone>();
  const form = useServerForm({
    schema: codeForm,
    values: { code: '' },
    send: async ({ code }) => setDone(await confirmFactor(credentials, code)),
  });
  if (done) return <RecoveryCodes done={done} />;
  return (
    <FormShell form={form} actions={<SubmitButton label={messages.confirm} busyLabel={messages.signingIn} />}>
      <Muted>{messages.scan}</Muted>
      <chakra.img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={messages.qrAlt}
        boxSize="220px"
        mx="auto"
        bg="white"
        borderRadius="input"
      />
      <Muted>
        {messages.byHand} <chakra.code overflowWrap="anywhere">{secret}</chakra.code>
      </Muted>
      <TextField
        label={messages.code}
        helper={messages.codeOfApp}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...fieldOf(form)('code')}
      />
    </FormShell>
  );
}
