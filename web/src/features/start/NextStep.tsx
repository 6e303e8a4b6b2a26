import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { NextStepQuery as NextStepAnswer } from '../../gql/graphql.ts';
import { removeKept } from '../../lib/session/kept-forms.ts';
import { hasKept, keepValues } from '../../lib/session/kept-forms.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { CompletenessRing } from './CompletenessRing.tsx';
import { cardId, FurtherStep } from './FurtherStep.tsx';
import { useKeptChoice } from './kept-choice.ts';
import { messages } from './messages.ts';
import { ReadResume } from './ReadResume.tsx';
import { keptStep, StepForm } from './StepForm.tsx';
import {
  enoughSkills,
  type ExtraName,
  needsUniversity,
  nextExtraOf,
  nextStepOf,
  percentOf,
  type StepName,
} from './steps.ts';

const NextStepQuery = graphql(`
  query NextStep {
    me {
      id
      emailVerified
      visaStatus
      university
      degree
      citySuburb
      skills
      languages
      experience {
        title
      }
      resumeUrl
      resumeUploadedAt
    }
    myMatches {
      matches {
        jobId
      }
      profileSteps {
        name
        isDone
        jobs
      }
    }
  }
`);

/** Matching counts a saved step with a short delay, so the client polls until it has. */
const askEveryMs = 700;
const askAtMost = 15;

/** Whether matching knows of the saved step; it does not count the studies at all. */
const isCounted = (name: StepName, known: NextStepAnswer | undefined) =>
  known?.myMatches.profileSteps.find((step) => step.name === name)?.isDone !== false;

/** The name under which the tab stores, until it is closed or the user logs out, that they postponed the step. */
const postponed = (userId: number) => `next-step:${userId}`;

/**
 * The next step of the profile with its form, and how complete the profile is; after the steps, what else to add. Renders
 * nothing once the profile is complete. On a phone the form is folded while there are matches, so that the best match is on
 * the first screen.
 */
export function NextStep({ userId }: { userId: number }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(NextStepQuery, { fetchPolicy: 'cache-and-network' });
  const [passed, setPassed] = useState<ReadonlySet<StepName>>(new Set());
  const [later, setLater] = useState(() => hasKept(postponed(userId)));
  const [isFolded, setFolded] = useState<boolean>();
  const { choice, choose, putAside } = useKeptChoice(userId, data?.me.resumeUploadedAt);
  // The button that had the focus belongs to the step that is gone.
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) document.getElementById(cardId)?.focus();
  }, [moves]);
  // Matches that arrive later do not fold a form that the student is filling in.
  if (data && isFolded === undefined) setFolded(data.myMatches.matches.length > 0 && !choice);
  useHold(!data && !error);
  if (!data || later) return null;
  const { me, myMatches } = data;
  // Matching receives profile changes with a short delay, so the profile itself is checked too.
  const steps = [
    ...myMatches.profileSteps.map((step) => ({ ...step, isDone: isDoneIn(step, me) })),
    { name: 'studies', isDone: Boolean((me.university || !needsUniversity(me)) && me.degree), jobs: 0 } as const,
  ];
  const extras = new Set<ExtraName>([
    ...(me.resumeUrl ? ['resume' as const] : []),
    ...(me.experience.length > 0 ? ['experience' as const] : []),
    ...(me.languages.length > 0 ? ['languages' as const] : []),
  ]);
  const known = { steps, emailVerified: me.emailVerified, extras };
  const percent = percentOf(known);
  // What was found in a resume waits for an answer, whatever was skipped.
  const next = choice ? steps.find(({ name }) => name === 'skills') : nextStepOf(steps, passed);
  const notNow = () => {
    keepValues(postponed(userId), {});
    setLater(true);
  };
  if (!next) {
    const extra = nextExtraOf(known);
    if (!extra) return null;
    const open = () => {
      setPassed(new Set());
      setFolded(false);
      setMoves(moves + 1);
    };
    return <FurtherStep extra={extra} percent={percent} onOpen={open} onLater={notNow} />;
  }
  const pass = (name: StepName) => {
    setPassed(new Set([...passed, name]));
    setMoves(moves + 1);
  };
  /** Asks until matching has counted the saved step, and then for the jobs that are left with it. */
  const followUp = async (name: StepName) => {
    for (let attempt = 1; attempt <= askAtMost && !isCounted(name, (await refetch()).data); attempt++)
      await new Promise((done) => setTimeout(done, askEveryMs));
    await client.refetchQueries({ include: ['YourMatches'] });
  };
  const saved = (name: StepName) => {
    if (name === 'skills') choose(undefined);
    pass(name);
    void followUp(name).catch(() => undefined);
  };
  const unlessFolded = (display: 'block' | 'inline-flex' | 'grid') =>
    isFolded ? { base: 'none', md: display } : display;
  return (
    <Card padded id={cardId} tabIndex={-1} aria-label={messages.label}>
      <Stack gap="4">
        <Row alignItems="flex-start">
          <CompletenessRing percent={percent} label={messages.complete(percent)} />
          <chakra.div flex="1" minW="0">
            <Small>{messages.step(steps.findIndex(({ name }) => name === next.name) + 1, steps.length)}</Small>
            <Heading>{messages.titles[next.name](next.jobs)}</Heading>
            <Small display={unlessFolded('block')}>{messages.texts[next.name]}</Small>
          </chakra.div>
          <Button
            display={unlessFolded('inline-flex')}
            type="button"
            look="plain"
            size="sm"
            minW="target"
            aria-label={messages.later}
            onClick={notNow}
          >
            <chakra.span display={{ base: 'none', md: 'inline' }}>{messages.later}</chakra.span>
            <chakra.span display={{ md: 'none' }}>
              <CloseIcon />
            </chakra.span>
          </Button>
          {isFolded ? (
            <Button
              display={{ md: 'none' }}
              type="button"
              look="ghost"
              size="sm"
              aria-expanded={false}
              onClick={() => setFolded(false)}
            >
              {messages.open}
            </Button>
          ) : null}
        </Row>
        <Stack display={unlessFolded('grid')}>
          {next.name === 'skills' ? (
            <ReadResume
              profile={me}
              choice={choice}
              onChoice={choose}
              onSaved={() => {
                removeKept(keptStep(me.id, 'skills'));
                saved('skills');
              }}
            />
          ) : null}
          <StepForm
            key={next.name}
            name={next.name}
            profile={me}
            choice={choice}
            quiet={myMatches.matches.length > 0}
            onSaved={saved}
            onSkip={() => {
              // What was found in a resume stays in the tab, and is offered again after a reload.
              putAside();
              pass(next.name);
            }}
          />
        </Stack>
      </Stack>
    </Card>
  );
}

type Me = Readonly<{ visaStatus?: string | null; skills: readonly string[] }>;

/**
 * Whether the profile has what a step asks. Skills are those of the profile alone: matching also counts those that it reads
 * from a resume, which the student has yet to confirm.
 */
const isDoneIn = ({ name, isDone }: Readonly<{ name: StepName; isDone: boolean }>, { visaStatus, skills }: Me) =>
  name === 'skills' ? skills.length >= enoughSkills : isDone || (name === 'visa' && Boolean(visaStatus));
