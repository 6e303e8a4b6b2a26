import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Small } from '../../ui/text.ts';
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

/** How many jobs pass each gate and, when none does, why and what to change. */
export function Outlook({ outlook: masked }: Readonly<{ outlook: FragmentType<typeof OutlookFields> }>) {
  const { funnel, nothingBecause, relax } = readFragment(OutlookFields, masked);
  return (
    <chakra.section pt="5" borderTopWidth="1px" borderColor="line" display="grid" gap="3">
      <chakra.h3 fontWeight={700}>{nothingBecause ? messages.whyNothing : messages.outlook}</chakra.h3>
      {nothingBecause ? (
        <p>
          {nothingBecause} {relax}
        </p>
      ) : null}
      <Steps>
        {funnel.map(({ label, count }) => (
          <Step key={label}>
            <Count>{count.toLocaleString('en-AU')}</Count>
            <Small as="span">{label}</Small>
          </Step>
        ))}
      </Steps>
    </chakra.section>
  );
}
