import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { inList } from '../../lib/job-lists.ts';
import { jobPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Quoting } from '../../ui/Quoting.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { messages } from './messages.ts';
import { SentApplication } from './SentApplication.tsx';
import { answerAfter, Withdrawn } from './Withdrawn.tsx';

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
    job {
      id
      application {
        id
        appliedAt
      }
      withdrawnAt
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

const changes = ['YourMatches', 'TabCounts'];

type MatchLineProps = Readonly<{
  match: FragmentType<typeof MatchLineFields>;
  /** Whether this is the best match, which has the main button of the page. */
  best: boolean;
  leftOut: string | undefined;
}>;

type Offer = Readonly<{
  pay: string;
  hours: string;
  closes: string;
  reasons: readonly string[];
  question?: string | null;
  because?: string | null;
}>;

/** What a student decides by; a job that has the application no longer needs it. */
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

/** One job of a daily email, described as in the email. */
export function MatchLine({ match: masked, best, leftOut }: MatchLineProps) {
  const match = readFragment(MatchLineFields, masked);
  const who = [match.companyName, match.place].filter(Boolean).join(' · ');
  return (
    <Card
      as="article"
      display="grid"
      gap="3"
      alignContent="start"
      padded
      aria-label={match.title}
      gridColumn={best ? { md: '1 / -1' } : undefined}
    >
      <Row alignItems="flex-start">
        <Monogram name={match.companyName || match.title} />
        <chakra.div minW="0">
          <chakra.h3 textStyle="heading" overflowWrap="anywhere">
            {match.title}
          </chakra.h3>
          <Small>{who}</Small>
        </chakra.div>
      </Row>
      {match.job.application ? null : <WhatItOffers match={match} best={best} />}
      <Row flexWrap="wrap" justifyContent="space-between">
        <Row flexWrap="wrap">
          {match.applyUrl && !match.job.application ? (
            <ButtonLink
              href={match.applyUrl}
              look={best ? 'primary' : 'ghost'}
              size="sm"
              wraps
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${applyAt(match.applyUrl)}: ${match.title}`}
            >
              {applyAt(match.applyUrl)}
            </ButtonLink>
          ) : null}
          {match.job.application ? (
            <SentApplication
              application={match.job.application}
              title={match.title}
              companyName={match.companyName}
              changes={changes}
            />
          ) : (
            <div>
              {match.job.withdrawnAt ? <Withdrawn at={match.job.withdrawnAt} /> : null}
              <AnswerButtons
                key={match.job.withdrawnAt}
                match={{ ...match, answer: answerAfter(match.answer, match.job.withdrawnAt) }}
                leftOut={leftOut}
                main={best && !match.applyUrl}
                changes={changes}
              />
            </div>
          )}
        </Row>
        <TextLink asChild>
          <Link to={jobPath(match.jobId)} state={inList('matches')} aria-label={`${messages.see}: ${match.title}`}>
            {messages.see}
          </Link>
        </TextLink>
      </Row>
      {match.applyUrl || match.answer || match.job.application ? null : <Small>{messages.sends}</Small>}
    </Card>
  );
}
