import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { messages } from './messages.ts';

export const MatchLineFields = graphql(`
  fragment MatchLine on SentMatch {
    jobId
    title
    companyName
    place
    pay
    closes
    url
    reasons
    question
    answer
  }
`);

const Line = chakra('article', {
  base: { display: 'grid', gap: '2', pt: '5', borderTopWidth: '1px', borderColor: 'line', minW: 0 },
});

const Question = chakra('p', {
  base: { px: '3', py: '2', borderRadius: 'sm', bg: 'warn.soft', color: 'warn', fontSize: '.88rem', fontWeight: 600 },
});

/** One job of a daily e-mail, as the e-mail described it. */
export function MatchLine({ match: masked }: Readonly<{ match: FragmentType<typeof MatchLineFields> }>) {
  const match = readFragment(MatchLineFields, masked);
  const facts = [match.companyName, match.place, match.pay, match.closes].filter(Boolean).join(' · ');
  return (
    <Line aria-label={match.title}>
      <div>
        <chakra.h3 fontWeight={700} overflowWrap="anywhere">
          {match.title}
        </chakra.h3>
        <Small>{facts}</Small>
      </div>
      {match.question ? <Question>{match.question}</Question> : null}
      <div>
        {match.reasons.map((reason) => (
          <ReasonLine key={reason}>{reason}</ReasonLine>
        ))}
      </div>
      <AnswerButtons jobId={match.jobId} title={match.title} answer={match.answer ?? undefined} />
      <TextLink href={match.url} aria-label={`${messages.see}: ${match.title}`} justifySelf="start">
        {messages.see}
      </TextLink>
    </Line>
  );
}
