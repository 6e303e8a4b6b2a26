import { chakra } from '@chakra-ui/react/styled-system';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { factsIn } from '@waratah/vocabulary/law/facts';
import { needsBreaks, needsHoursWorked } from '@waratah/vocabulary/law/facts-needed';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { Card } from '../../ui/card.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Row, SideBySide, Stack } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import type { CheckedAd } from './ask-server.ts';
import { type CheckValues, checkForm, nothingTyped, toCheck } from './check-form.ts';
import { messages } from './messages.ts';

const loadAsker = () => import('./ask-server.ts');

/** The visa on the profile of a signed-in student, by which they are answered. */
const useVisaOnProfile = () => {
  const session = useSession();
  if (session.kind === 'guest' || session.user.role !== 'student') return undefined;
  return session.user.visaStatus || undefined;
};

type CheckFormProps = Readonly<{ onChecked: (checked: CheckedAd) => void; onCleared: () => void }>;

export function CheckForm({ onChecked, onCleared }: CheckFormProps) {
  const visaOnProfile = useVisaOnProfile();
  const byProfile = visaOnProfile !== undefined;
  const dependsOnUser = useDependsOnUser();
  const form = useServerForm({
    schema: checkForm(byProfile),
    values: nothingTyped,
    once: true,
    keeping: { as: 'check', afterSending: true },
    send: async (values) => {
      // So that no earlier answer stands beside another ad, or an error.
      onCleared();
      onChecked(await (await loadAsker()).askServer(toCheck(values, byProfile)));
    },
    failure: (error) => serverDetail(error) ?? messages.notChecked,
  });
  const { control, formState } = form;
  const field = fieldOf(form);
  const visa = visaCodeOf(useWatch({ control, name: 'visa' }));
  const clear = () => {
    // Before the form forgets its fields.
    form.setFocus('text');
    form.reset(nothingTyped);
    form.forget();
    onCleared();
  };
  return (
    <Card padded>
      <FormShell
        form={{ ...form, discard: undefined }}
        onFocus={() => void loadAsker()}
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
            <TextAreaField
              label={messages.text}
              helper={messages.textHelper}
              rows={12}
              autoComplete="off"
              required
              {...field('text')}
            />
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
            {visaOnProfile ? (
              <p>
                {messages.byProfile(visaOnProfile)}{' '}
                <TextLink asChild>
                  <Link to={settingsPath}>{messages.toSettings}</Link>
                </TextLink>
              </p>
            ) : (
              <>
                <VisaField control={control} name="visa" label={messages.visa} keeps="code" />
                {visa ? <Facts visa={visa} /> : null}
              </>
            )}
          </Stack>
        </SideBySide>
      </FormShell>
    </Card>
  );
}

/** What the rules of the visa depend on. */
function Facts({ visa }: { visa: VisaCode }) {
  const [today] = useState(() => australianDay(new Date()));
  const facts = factsIn(useWatch<CheckValues>());
  const questions = questionsFor(visa, facts, today);
  const asksHours = needsHoursWorked(visa, facts, today);
  const asksExpiry = endsOnItsDate(visa);
  const field = useField<CheckValues>();
  if (questions.length === 0 && !asksHours && !asksExpiry) return null;
  return (
    <chakra.fieldset minW="0" display="grid" gap="4">
      <chakra.legend textStyle="heading">{messages.aboutYou}</chakra.legend>
      <Small>{messages.aboutYouHelper}</Small>
      <FactFields questions={questions} />
      {asksHours ? (
        <TextField
          label={messages.hoursWorked}
          helper={messages.hoursWorkedHelper}
          inputMode="decimal"
          autoComplete="off"
          {...field('hoursWorked')}
        />
      ) : null}
      {asksExpiry ? (
        <TextField
          label={messages.visaExpiry}
          helper={messages.visaExpiryHelper}
          type="date"
          {...field('visaExpiry')}
        />
      ) : null}
      {needsBreaks(visa, facts, today) ? <BreakFields /> : null}
    </chakra.fieldset>
  );
}
