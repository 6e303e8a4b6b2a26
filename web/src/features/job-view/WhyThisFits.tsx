import { hoursLeftInWords } from '@waratah/vocabulary/law/hours';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { refusalText } from '../../lib/format/refusal.ts';
import { profilePath } from '../../lib/paths.ts';
import { Quoting } from '../../ui/Quoting.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Heading } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

export const WhyThisFitsFields = graphql(`
  fragment WhyThisFits on JobFit {
    eligibility
    reasons
    question
    because
    missing
    hoursLeft
    hoursLimit
  }
`);

const Box = chakra('section', {
  base: { my: '22px', px: '5', py: '18px', borderRadius: 'tile', bg: 'ok.soft', display: 'grid', gap: '10px' },
  variants: { tone: { ok: {}, none: { bg: 'sunken' } } },
});
const Question = chakra('p', {
  base: { px: '3', py: '2', borderRadius: 'sm', bg: 'warn.soft', color: 'warn', fontSize: '.88rem', fontWeight: 600 },
});
const Note = chakra('p', { base: { fontSize: '.88rem', color: 'text.muted' } });

const isMissing = (name: string): name is keyof typeof messages.missing => name in messages.missing;

/** Why the job fits the reader, as in the email: reasons, what to ask first, hours left, missing profile fields. */
export function WhyThisFits({ fit: masked }: { fit: FragmentType<typeof WhyThisFitsFields> }) {
  const { eligibility, reasons, question, because, missing, hoursLeft, hoursLimit } = readFragment(
    WhyThisFitsFields,
    masked,
  );
  const missingParts = missing.filter(isMissing);
  const fits = eligibility !== 'not_eligible';
  return (
    <Box tone={fits ? 'ok' : 'none'} aria-label={fits ? messages.fits : messages.doesNotFit}>
      <Heading>{fits ? messages.fits : messages.doesNotFit}</Heading>
      {because ? <Note>{refusalText(because)}</Note> : null}
      {reasons.length > 0 ? (
        <chakra.div display="grid" gap="6px">
          {reasons.map((reason) => (
            <ReasonLine key={reason}>
              <Quoting text={reason} />
            </ReasonLine>
          ))}
        </chakra.div>
      ) : null}
      {question ? <Question>{question}</Question> : null}
      {hoursLeft === null || hoursLimit === null || hoursLeft === undefined || hoursLimit === undefined ? null : (
        <Note>{hoursLeftInWords(hoursLeft, hoursLimit)}</Note>
      )}
      {missingParts.map((name) => (
        <Note key={name}>
          {messages.missing[name].question}{' '}
          <TextLink asChild>
            <Link to={profilePath}>{messages.missing[name].link}</Link>
          </TextLink>
        </Note>
      ))}
    </Box>
  );
}
