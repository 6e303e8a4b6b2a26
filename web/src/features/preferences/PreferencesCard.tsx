import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { factsIn } from '@waratah/vocabulary/law/facts';
import { needsBreaks } from '@waratah/vocabulary/law/facts-needed';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PreferencesFieldsFragment } from '../../gql/graphql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { useHold } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { PreferencesEdit } from './PreferencesEdit.tsx';
import { PreferencesView } from './PreferencesView.tsx';
import { toPreferencesValues } from './preferences-form.ts';

export const PreferencesFields = graphql(`
  fragment PreferencesFields on Preferences {
    digest
    workTypes
    states
    hoursWanted
    daysWanted
    timesWanted
    pausedUntil
    hoursWorked
    payFloor
    visaExpiry
    visaType
    visaVerified
    courseLevel
    courseBegins
    courseEnds
    degreeBegins
    earlierRights
    employer
    employerSince
    employmentEnded
    workGranted
    grantConditions
    formerVisa
    formerVisaEnds
    verifiedConditions
    breaks {
      from
      to
    }
  }
`);

const MyPreferences = graphql(`
  query MyPreferences {
    myPreferences {
      ...PreferencesFields
    }
  }
`);

/** The verified visa if there is one, otherwise the profile's: matching receives profile changes with a delay. */
const visaOf = ({ visaType, visaVerified }: PreferencesFieldsFragment, declared: string) =>
  visaCodeOf(visaVerified ? (visaType ?? '') : declared);

type PreferencesCardProps = Readonly<{
  /** The visa on the profile, as text. */
  declared: string;
}>;

export function PreferencesCard({ declared }: PreferencesCardProps) {
  const [today] = useState(() => australianDay(new Date()));
  const { data, error, refetch } = useQuery(MyPreferences, { fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState(false);
  useHold(!data && !error);
  const known = data ? readFragment(PreferencesFields, data.myPreferences) : undefined;
  const visa = known && visaOf(known, declared);
  const facts = factsIn(known ?? {});
  return (
    <Card padded>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="5">
        <Heading>{messages.title}</Heading>
        {known && !editing ? (
          <Button type="button" look="ghost" size="sm" aria-label={messages.editLabel} onClick={() => setEditing(true)}>
            {messages.edit}
          </Button>
        ) : null}
      </chakra.div>
      {known ? (
        editing ? (
          <PreferencesEdit
            values={toPreferencesValues(known)}
            visa={visa}
            verifiedConditions={known.verifiedConditions}
            today={today}
            onSaved={() => void refetch()}
            onDone={() => setEditing(false)}
          />
        ) : (
          <PreferencesView
            known={known}
            questions={visa ? questionsFor(visa, facts, today) : []}
            asksBreaks={!visa || needsBreaks(visa, facts, today) || known.breaks.length > 0}
          />
        )
      ) : error ? (
        <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="140px" />
      )}
    </Card>
  );
}
