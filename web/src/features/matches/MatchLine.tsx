import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { MatchAnswer } from '../../gql/graphql.ts';
import { inList } from '../../lib/job-lists.ts';
import { jobPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Quoting } from '../../ui/Quoting.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { cardOf } from './card-of.ts';
import { messages } from './messages.ts';
import { answerAfter, Withdrawn, withdrawnSince } from './Withdrawn.tsx';

export const MatchLineFields = graphql(`
  fragment MatchLine on SentMatch {
    jobId
    title
    companyName
    place
    pay
    hours
    closes
    applyUrl
    reasons
    question
    because
    answer
    answeredAt
    job {
      id
      withdrawnAt
      favoriteId
    }
  }
`);

const Reasons = chakra('div', {
  base: { display: 'grid', gap: '1' },
  variants: { best: { true: { bg: 'ok.soft', borderRadius: 'tile', px: '4', py: '3' } } },
});

const Question = chakra('p', {
  base: { px: '3', py: '2', borderRadius: 'sm', bg: 'warn.soft', color: 'warn', fontSize: '.88rem', fontWeight: 600 },
});

const TitleLink = chakra(Link, { base: { _hover: { color: 'brand' } } });

const changes = ['YourMatches', 'TabCounts'];

/** The button that saves a job. */
export type KeepButton = ComponentType<Readonly<{ jobId: number; title: string; favoriteId: number | null }>>;

export const isTurnedDown = (answer: MatchAnswer | null | undefined) =>
  Boolean(answer) && answer !== 'interested' && answer !== 'taken_back';

type MatchLineProps = Readonly<{
  match: FragmentType<typeof MatchLineFields>;
  /** Whether this is the best match, which has the main button of the page. */
  best: boolean;
  /** Whether the card fills a row of two. */
  wide: boolean;
  leftOut: string | undefined;
  keep: KeepButton | undefined;
}>;

type Offer = Readonly<{
  pay: string;
  hours: string;
  closes: string;
  reasons: readonly string[];
  question?: string | null;
  because?: string | null;
}>;

/** What a student decides by. */
function WhatItOffers({ match, best }: Readonly<{ match: Offer; best: boolean }>) {
  const { pay, hours, closes, reasons, question, because } = match;
  const terms = [pay, hours].filter(Boolean).join(' · ');
  return (
    <>
      <div>
        {terms ? <chakra.p fontWeight={best ? 600 : undefined}>{terms}</chakra.p> : null}
        {closes ? <Small>{closes}</Small> : null}
      </div>
      {question ? <Question>{question}</Question> : null}
      {because ? <Question>{messages.ruledOut(because)}</Question> : null}
      {reasons.length > 0 ? (
        <Reasons best={best}>
          {reasons.map((reason) => (
            <ReasonLine key={reason}>
              <Quoting text={reason} />
            </ReasonLine>
          ))}
        </Reasons>
      ) : null}
    </>
  );
}

/** One job of a daily email, described as in the email; what was turned down is named only, so that it can be undone. */
export function MatchLine({ match: masked, best, wide, leftOut, keep: Keep }: MatchLineProps) {
  const match = readFragment(MatchLineFields, masked);
  const { jobId, title, companyName, place, applyUrl, job } = match;
  const who = [companyName, place].filter(Boolean).join(' · ');
  const answer = answerAfter(match, job.withdrawnAt);
  const withdrawnAt = withdrawnSince(match, job.withdrawnAt);
  return (
    <Card
      id={cardOf(jobId)}
      as="article"
      padded
      display="flex"
      flexDirection="column"
      gap="3"
      gridColumn={wide ? { md: '1 / -1' } : undefined}
      aria-label={title}
    >
      <Row alignItems="flex-start">
        <Monogram name={companyName || title} size={best ? 'lg' : 'md'} />
        <chakra.div flex="1" minW="0">
          <chakra.h3 textStyle="heading" fontSize={best ? { md: '1.3rem' } : undefined} overflowWrap="anywhere">
            <TitleLink to={jobPath(jobId)} state={inList('matches')}>
              {title}
            </TitleLink>
          </chakra.h3>
          <Small>{who}</Small>
        </chakra.div>
        {Keep ? <Keep jobId={jobId} title={title} favoriteId={job.favoriteId} /> : null}
      </Row>
      {isTurnedDown(answer) ? null : <WhatItOffers match={match} best={best} />}
      <chakra.div display="grid" gap="2" mt="auto">
        {withdrawnAt ? <Withdrawn at={withdrawnAt} /> : null}
        <Row flexWrap="wrap" justifyContent="space-between">
          <div>
            <AnswerButtons
              key={job.withdrawnAt}
              match={{ ...match, answer }}
              leftOut={leftOut}
              main={best}
              applies
              changes={changes}
            />
          </div>
          {best ? (
            <TextLink asChild>
              <Link to={jobPath(jobId)} state={inList('matches')} aria-label={`${messages.see}: ${title}`}>
                {messages.see}
              </Link>
            </TextLink>
          ) : null}
        </Row>
        {applyUrl || answer ? null : <Small>{messages.sends}</Small>}
      </chakra.div>
    </Card>
  );
}
