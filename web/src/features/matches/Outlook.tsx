import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { jobsForVisaPath, settingsPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading, Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

export const OutlookFields = graphql(`
  fragment Outlook on StudentMatches {
    funnel {
      label
      count
    }
    nothingBecause
    relax
  }
`);

const Steps = chakra('ol', { base: { display: 'grid', gap: '1', listStyle: 'none', fontSize: '.92rem' } });
const Step = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: '3', alignItems: 'baseline' },
});
const Count = chakra('span', { base: { textAlign: 'right', fontWeight: 700, fontVariantNumeric: 'tabular-nums' } });

/** Keeps the number of all jobs and the gates that some jobs did not pass. */
const telling = (funnel: readonly Readonly<{ label: string; count: number }>[]) =>
  funnel.filter(({ count }, index) => count !== funnel[index - 1]?.count);

type OutlookProps = Readonly<{
  outlook: FragmentType<typeof OutlookFields>;
  hasMatches: boolean;
  /** Whether matches wait for the address to be confirmed, which the page says already. */
  waitsForAddress: boolean;
  /** Code of the student's visa; undefined where jobs cannot be browsed. */
  visa: string | undefined;
}>;

/** How many jobs pass each gate and, if none passes all, why and what to change. */
export function Outlook({ outlook: masked, hasMatches, waitsForAddress, visa }: OutlookProps) {
  const { funnel, nothingBecause, relax } = readFragment(OutlookFields, masked);
  const explains = Boolean(nothingBecause) && !waitsForAddress;
  return (
    <Card padded display="grid" gap="3" alignContent="start">
      <Heading>
        {waitsForAddress ? messages.outlookSoFar : explains && !hasMatches ? messages.whyNothing : messages.outlook}
      </Heading>
      {explains ? (
        <>
          <p>
            {nothingBecause} {relax}
          </p>
          <Stack gap="2">
            <TextLink asChild justifySelf="start">
              <Link to={settingsPath}>{messages.changeWishes}</Link>
            </TextLink>
            {visa ? (
              <TextLink asChild justifySelf="start">
                <Link to={jobsForVisaPath(visa)}>{messages.jobsForVisa}</Link>
              </TextLink>
            ) : null}
          </Stack>
        </>
      ) : null}
      <Steps>
        {telling(funnel).map(({ label, count }) => (
          <Step key={label}>
            <Count>{count.toLocaleString('en-AU')}</Count>
            <Small as="span">{label}</Small>
          </Step>
        ))}
      </Steps>
    </Card>
  );
}
