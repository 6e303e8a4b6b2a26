import { chakra } from '@chakra-ui/react/styled-system';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { BreakFields } from '../../forms/BreakFields.tsx';
import { FactFields } from '../../forms/FactFields.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { fieldOf, useField } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { VisaField } from '../../forms/VisaField.tsx';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { settingsPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Card } from '../../ui/card.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Row, SideBySide, Stack } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { AdWords } from './AdWords.tsx';
import type { CheckedAd } from './ask-server.ts';
import {
  type AnsweredBy,
  answeredBy,
  askedBy,
  type CheckValues,
  checkForm,
  nothingTyped,
  toCheck,
} from './check-form.ts';
import { loadAnswer, loadAsker } from './load-answer.ts';
import { messages } from './messages.ts';

/** By what the reader is answered, and the visa on a student's profile. */
const useReader = (): Readonly<{ by: AnsweredBy; visa?: string }> => {
  const session = useSession();
  if (session.kind === 'guest') return { by: 'choice' };
  const { role, visaStatus } = session.user;
  if (role === 'employer') return { by: 'every_visa' };
  return role === 'student' && visaStatus ? { by: 'profile', visa: visaStatus } : { by: 'choice' };
};

type CheckFormProps = Readonly<{
  /** Whether an ad was shared to this page and is now to be taken. */
  isShared: boolean;
  onChecked: (checked: CheckedAd) => Promise<void>;
  onCleared: () => void;
}>;

export function CheckForm({ isShared, onChecked, onCleared }: CheckFormProps) {
  const reader = useReader();
  const [round, setRound] = useState(0);
  /** What the form held when it was answered; undefined when no answer is shown. */
  const answered = useRef<string>(undefined);
  const dependsOnUser = useDependsOnUser();
  const form = useServerForm({
    schema: checkForm(reader.by),
    values: nothingTyped,
    once: true,
    keeping: { as: 'check', afterSending: true },
    send: async (values) => {
      // So that no earlier answer stands beside another ad, or an error.
      onCleared();
      const sent = JSON.stringify(form.getValues());
      await onChecked(await (await loadAsker()).askServer(toCheck(values, reader.by)));
      answered.current = sent;
    },
    failure: (error) => serverDetail(error) ?? messages.notChecked,
  });
  const { control, formState } = form;
  const field = fieldOf(form);
  const removeOldAnswer = useEffectEvent(() => {
    if (answered.current === undefined || answered.current === JSON.stringify(form.getValues())) return;
    answered.current = undefined;
    onCleared();
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => removeOldAnswer() }), [subscribe]);
  const [visaTyped, hiring] = useWatch({ control, name: ['visa', 'hiring'] });
  const visa = visaCodeOf(visaTyped);
  const by = answeredBy(reader.by, { hiring });
  const clear = () => {
    form.reset(nothingTyped);
    form.forget();
    onCleared();
    // A new box, so that a file that is still being read no longer comes into it.
    flushSync(() => setRound(round + 1));
    form.setFocus('text');
  };
  return (
    <Card padded>
      <FormShell
        form={{ ...form, discard: undefined }}
        onFocus={() => void Promise.all([loadAsker(), loadAnswer()])}
        actions={
          <Row gap="3" flexWrap="wrap">
            <SubmitButton label={messages.check} busyLabel={messages.checking} />
            {formState.isDirty ? (
              <Button type="button" look="ghost" onClick={clear}>
                {messages.clear}
              </Button>
            ) : null}
          </Row>
        }
      >
        <SideBySide gap={{ base: '5', lg: '8' }}>
          <Stack>
            <AdWords key={round} isShared={isShared} />
            <Fold summary={messages.more} hint={messages.moreHint}>
              <Stack>
                <TextField
                  label={messages.company}
                  helper={messages.companyHelper}
                  autoComplete="off"
                  {...field('company')}
                />
                <TextField
                  label={messages.location}
                  helper={messages.locationHelper}
                  autoComplete="off"
                  {...field('location')}
                />
              </Stack>
            </Fold>
          </Stack>
          <Stack {...dependsOnUser}>
            {reader.visa ? (
              <p>
                {messages.byProfile(reader.visa)}{' '}
                <TextLink asChild>
                  <Link to={settingsPath}>{messages.toSettings}</Link>
                </TextLink>
              </p>
            ) : null}
            {by === 'choice' ? <VisaField control={control} name="visa" label={messages.visa} keeps="code" /> : null}
            {reader.by === 'choice' ? <CheckField label={messages.hiring} {...form.register('hiring')} /> : null}
            {by === 'every_visa' ? <Small>{messages.forEmployers}</Small> : null}
            {by === 'choice' && visa ? <Facts visa={visa} /> : null}
          </Stack>
        </SideBySide>
      </FormShell>
    </Card>
  );
}

/** What the rules of the visa depend on. */
function Facts({ visa }: { visa: VisaCode }) {
  const [today] = useState(() => australianDay(new Date()));
  const asked = askedBy(visa, useWatch<CheckValues>(), today);
  const field = useField<CheckValues>();
  if (asked.questions.length === 0 && !asked.hours && !asked.expiry) return null;
  return (
    <chakra.fieldset minW="0" display="grid" gap="4">
      <chakra.legend textStyle="heading">{messages.aboutYou}</chakra.legend>
      <Small>{messages.aboutYouHelper}</Small>
      <FactFields questions={asked.questions} />
      {asked.hours ? (
        <TextField
          label={messages.hoursWorked}
          helper={messages.hoursWorkedHelper}
          inputMode="decimal"
          autoComplete="off"
          {...field('hoursWorked')}
        />
      ) : null}
      {asked.expiry ? (
        <TextField
          label={messages.visaExpiry}
          helper={messages.visaExpiryHelper}
          type="date"
          {...field('visaExpiry')}
        />
      ) : null}
      {asked.breaks ? <BreakFields /> : null}
    </chakra.fieldset>
  );
}
