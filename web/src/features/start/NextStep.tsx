import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
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
import { messages } from './messages.ts';
import { ReadResume } from './ReadResume.tsx';
import type { Choice } from './resume-entries.ts';
import { keptStep, StepForm } from './StepForm.tsx';
import { nextStepOf, percentOf, type StepName } from './steps.ts';

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
      resumeUrl
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
 * The next step of the profile with its form, and how complete the profile is; renders nothing once it is complete. On
 * a phone the form is folded while there are matches, so that the best match is on the first screen.
 */
export function NextStep({ userId }: { userId: number }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(NextStepQuery, { fetchPolicy: 'cache-and-network' });
  const [passed, setPassed] = useState<ReadonlySet<StepName>>(new Set());
  const [later, setLater] = useState(() => hasKept(postponed(userId)));
  const [isFolded, setFolded] = useState<boolean>();
  const [choice, setChoice] = useState<Choice>();
  // Matches that arrive later do not fold a form that the student is filling in.
  if (data && isFolded === undefined) setFolded(data.myMatches.matches.length > 0);
  useHold(!data && !error);
  if (!data || later) return null;
  const { me, myMatches } = data;
  // Matching receives profile changes with a short delay, so the profile itself is checked too.
  const steps = [
    ...myMatches.profileSteps.map((step) => ({ ...step, isDone: step.isDone || isGiven(step.name, me) })),
    { name: 'studies', isDone: Boolean(me.university && me.degree), jobs: 0 } as const,
  ];
  const next = nextStepOf(steps, passed);
  if (!next) return null;
  const pass = (name: StepName) => setPassed(new Set([...passed, name]));
  /** Asks until matching has counted the saved step, and then for the jobs that are left with it. */
  const followUp = async (name: StepName) => {
    for (let attempt = 1; attempt <= askAtMost && !isCounted(name, (await refetch()).data); attempt++)
      await new Promise((done) => setTimeout(done, askEveryMs));
    await client.refetchQueries({ include: ['YourMatches'] });
  };
  const saved = (name: StepName) => {
    pass(name);
    void followUp(name).catch(() => undefined);
  };
  const notNow = () => {
    keepValues(postponed(userId), {});
    setLater(true);
  };
  const unlessFolded = (display: 'block' | 'inline-flex' | 'grid') =>
    isFolded ? { base: 'none', md: display } : display;
  const percent = percentOf({ steps, emailVerified: me.emailVerified, hasResume: Boolean(me.resumeUrl) });
  return (
    <Card padded aria-label={messages.label}>
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
              onChoice={setChoice}
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
            onSkip={() => pass(next.name)}
          />
        </Stack>
      </Stack>
    </Card>
  );
}

/** With fewer skills the step is not done; matching uses the same number. */
const enoughSkills = 3;

type Me = Readonly<{ visaStatus?: string | null; citySuburb?: string | null; skills: readonly string[] }>;

const isGiven = (name: StepName, { visaStatus, skills }: Me) =>
  (name === 'visa' && Boolean(visaStatus)) || (name === 'skills' && skills.length >= enoughSkills);
