import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { AdOpenToQuery, JobInput } from '../../gql/graphql.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Small } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { writtenAdOf } from './written-ad.ts';

const AdOpenTo = graphql(`
  query AdOpenTo($input: WrittenAdInput!) {
    adOpenTo(input: $input) {
      visa
      label
      kind
      because
    }
  }
`);

type VisaOpening = AdOpenToQuery['adOpenTo'][number];

const shownAs = {
  open: { word: messages.open, tone: 'ok' },
  ask: { word: messages.question, tone: 'warn' },
  closed: { word: messages.closed, tone: 'brand' },
} as const;

/** The server is asked once the typing pauses. */
const pauseMs = 600;

function useWrittenAd(input: JobInput) {
  const written = writtenAdOf(input);
  const key = JSON.stringify(written);
  const [settled, setSettled] = useState({ key, written });
  useEffect(() => {
    if (key === settled.key) return undefined;
    const timer = setTimeout(() => setSettled({ key, written }), pauseMs);
    return () => clearTimeout(timer);
  }, [key, written, settled.key]);
  return settled.written;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr)' },
    gap: { base: '1', md: '3' },
    alignItems: 'start',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

const OpeningRow = ({ opening: { kind, label, because } }: { opening: VisaOpening }) => (
  <Row>
    <Tag tone={shownAs[kind].tone}>{shownAs[kind].word}</Tag>
    <chakra.div minW="0" overflowWrap="anywhere">
      <chakra.b fontWeight={640}>{label}</chakra.b>
      {because ? <Small>{because.charAt(0).toUpperCase() + because.slice(1)}</Small> : null}
    </chakra.div>
  </Row>
);

/** To which visas the ad as written is open, by the rules of the matching; nothing before there are words to read. */
export function OpenTo({ input }: { input: JobInput }) {
  const written = useWrittenAd(input);
  const hasWords = Boolean(written.title?.trim() || written.description?.trim());
  const { data, previousData } = useQuery(AdOpenTo, { variables: { input: written }, skip: !hasWords });
  const openings = (data ?? previousData)?.adOpenTo ?? [];
  if (!hasWords || openings.length === 0) return null;
  return (
    <section aria-labelledby="ad-open-to">
      <Heading id="ad-open-to">{messages.openTo}</Heading>
      <Small mb="3">{messages.openToHint}</Small>
      <ul>
        {openings.map((opening) => (
          <OpeningRow key={opening.visa} opening={opening} />
        ))}
      </ul>
    </section>
  );
}
