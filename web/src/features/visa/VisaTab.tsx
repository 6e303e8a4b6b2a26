import { chakra } from '@chakra-ui/react/styled-system';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Card } from '../../ui/card.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SideBySide, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { ShareVisa } from './ShareVisa.tsx';
import { NextSteps, WhatFollows } from './NextSteps.tsx';
import { useVisaStatus, type Visa } from './use-visa-status.ts';
import { VisaForm } from './VisaForm.tsx';
import { VisaFacts } from './VisaFacts.tsx';

/** The states in which the form is folded, because it is not the next step, and the label that opens it. */
const folded: Readonly<Partial<Record<Visa['verificationStatus'], string>>> = {
  pending: messages.again,
  verified: messages.renewal,
};

/** The visa verification: its status, the student's document, and the form to submit one (spec section 2). */
export function VisaTab({ declared }: { declared: string }) {
  const { visa, error, refetch } = useVisaStatus();
  useHold(!visa && !error);
  if (!visa)
    return (
      <Card padded>
        {error ? (
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton h="160px" />
        )}
      </Card>
    );
  const summary = folded[visa.verificationStatus];
  // The key creates a new form for each state, so that no values of the previous one are kept.
  const form = <VisaForm key={visa.submittedAt ?? ''} visa={visa} declared={declared} onSent={refetch} />;
  return (
    <SideBySide>
      <Stack gap="5">
        <VisaFacts visa={visa} declared={declared} />
        {summary ? (
          <chakra.div bg="card" borderRadius="tile">
            <Fold summary={summary}>{form}</Fold>
          </chakra.div>
        ) : (
          <Card padded>
            <Stack gap="5">
              <Heading>{messages.formTitle}</Heading>
              {form}
            </Stack>
          </Card>
        )}
      </Stack>
      <Stack gap="5">
        <ShareVisa sharedSince={visa.sharedSince} onSaved={refetch} />
        {visa.verificationStatus === 'verified' ? <WhatFollows /> : <NextSteps />}
      </Stack>
    </SideBySide>
  );
}
