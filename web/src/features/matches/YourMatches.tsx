import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { MainWithAsides, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Small, Title } from '../../ui/text.ts';
import { fillingRows } from './filling-rows.ts';
import { isTurnedDown, type KeepButton, MatchLine } from './MatchLine.tsx';
import { messages } from './messages.ts';
import { Outlook } from './Outlook.tsx';
import { SentMatches } from './SentMatches.tsx';

const YourMatchesQuery = graphql(`
  query YourMatches {
    myMatches {
      day
      matches {
        jobId
        answer
        title
        companyName
        job {
          id
          application {
            id
            appliedAt
          }
        }
        ...MatchLine
      }
      leftOut {
        text
        jobIds
      }
      outlook {
        ...Outlook
      }
    }
  }
`);

const longDay = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The first matches arrive within a minute of the confirmed address, so the query polls for 80 seconds. */
const pollMs = 4_000;
const pollsAtMost = 20;

const greetingAt = (hour: number, name: string) => {
  if (hour < 12) return messages.goodMorning(name);
  return hour < 18 ? messages.goodAfternoon(name) : messages.goodEvening(name);
};

type YourMatchesProps = Readonly<{
  fullName: string;
  emailVerified: boolean;
  /** The next step of the profile, above the matches. */
  next: ReactNode;
  /** The student's work hours of this fortnight, next to the matches, or above them on a narrow screen. */
  fortnight: ReactNode;
  /** The kinds of work that are looked for, next to the matches, or below them on a narrow screen. */
  trades: ReactNode;
  /** The button that saves a job; absent where jobs cannot be saved. */
  keep?: KeepButton | undefined;
  /** Code of the student's visa; absent where jobs cannot be browsed. */
  visa?: string | undefined;
}>;

/** A student's home: the next step, the jobs of the latest email with their reasons, and the outlook on all jobs. */
export function YourMatches({ fullName, emailVerified, next, ...others }: YourMatchesProps) {
  const [hour] = useState(() => new Date().getHours());
  const { data, error, refetch } = useMatches(emailVerified);
  useHold(!data && !error);
  return (
    <Stack gap="5" pt="5">
      <div>
        <Title>{greetingAt(hour, fullName.trim().split(/\s+/)[0] ?? '')}</Title>
        {data?.myMatches.day ? <Small>{messages.sentOn(longDay.format(new Date(data.myMatches.day)))}</Small> : null}
      </div>
      {next}
      {data ? (
        <Matches known={data.myMatches} emailVerified={emailVerified} {...others} />
      ) : error ? (
        <Card>
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <MatchesSkeleton />
      )}
    </Stack>
  );
}

/** Loads the matches, and polls while the first ones are being computed. */
function useMatches(emailVerified: boolean) {
  const [polls, setPolls] = useState(0);
  const result = useQuery(YourMatchesQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => {
      setPolls((count) => count + 1);
      return false;
    },
    pollInterval: emailVerified && polls < pollsAtMost ? pollMs : 0,
  });
  const hasSome = (result.data?.myMatches.matches.length ?? 0) > 0;
  if (hasSome && polls < pollsAtMost) setPolls(pollsAtMost);
  return result;
}

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

type Known = NonNullable<ReturnType<typeof useMatches>['data']>['myMatches'];

type MatchesProps = Readonly<
  { known: Known } & Pick<YourMatchesProps, 'emailVerified' | 'fortnight' | 'trades' | 'keep' | 'visa'>
>;

function Matches({ known, emailVerified, fortnight, trades, keep, visa }: MatchesProps) {
  const { matches, leftOut, outlook } = known;
  const sent = matches.filter(({ job }) => job.application);
  const open = matches.filter(({ job }) => !job.application);
  const best = open.find(({ answer }) => !answer)?.jobId;
  const wide = fillingRows(open, ({ jobId, answer }) => jobId === best || isTurnedDown(answer));
  const leftOutBy = (jobId: number) => leftOut.find(({ jobIds }) => jobIds.includes(jobId))?.text;
  return (
    <MainWithAsides>
      <chakra.div minW="0">{fortnight}</chakra.div>
      <chakra.section aria-labelledby="your-matches" minW="0">
        <chakra.h2 srOnly id="your-matches">
          {messages.title}
        </chakra.h2>
        {open.length === 0 ? (
          <Card padded>
            <EmptyState
              title={sent.length > 0 ? messages.allSent : messages.none}
              text={emailVerified ? messages.noneText : messages.waitsForAddress}
            />
          </Card>
        ) : null}
        <Cards>
          {open.map((match) => (
            <MatchLine
              key={match.jobId}
              match={match}
              best={match.jobId === best}
              wide={wide.has(match)}
              leftOut={leftOutBy(match.jobId)}
              keep={keep}
            />
          ))}
        </Cards>
      </chakra.section>
      <Stack gap="5">
        {trades}
        <SentMatches matches={sent} />
        {outlook ? (
          <Outlook outlook={outlook} hasMatches={matches.length > 0} waitsForAddress={!emailVerified} visa={visa} />
        ) : null}
      </Stack>
    </MainWithAsides>
  );
}

function MatchesSkeleton() {
  return (
    <Card padded aria-hidden="true">
      <Stack gap="3">
        <Skeleton w="180px" h="1.4em" />
        <Skeleton w="60%" />
        <Skeleton w="80%" />
        <Skeleton w="40%" />
      </Stack>
    </Card>
  );
}
