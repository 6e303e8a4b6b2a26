import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { JobInput, WrittenAdQuery } from '../../gql/graphql.ts';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { Fold } from '../../ui/Fold.tsx';
import { OpeningRow } from '../../ui/OpeningRow.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { writtenAdOf } from './written-ad.ts';

const WrittenAd = graphql(`
  query WrittenAd($input: WrittenAdInput!) {
    writtenAd(input: $input) {
      openings {
        visa
        label
        kind
        because
      }
      reach {
        students
        near
        closing {
          change
          students
        }
        opening {
          change
          students
        }
      }
    }
  }
`);

type VisaOpening = WrittenAdQuery['writtenAd']['openings'][number];

/** The server is queried after this pause in typing. */
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

const Panel = chakra('section', {
  base: { display: 'grid', gap: '4', p: '5', borderRadius: 'card', bg: 'ok.soft', minW: 0 },
  variants: { tone: { ok: {}, warn: { bg: 'warn.soft' } } },
});

const State = chakra('p', {
  base: {
    fontWeight: 640,
    _before: { content: '"●"', me: '2' },
  },
  variants: { tone: { ok: { color: 'ok' }, warn: { color: 'warn' } } },
});

const Change = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    justifyContent: 'space-between',
    py: '2',
    fontSize: '.95rem',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _last: { borderBottomWidth: '0' },
    '& b': { flexShrink: 0, fontWeight: 700 },
  },
});

type Reach = NonNullable<WrittenAdQuery['writtenAd']['reach']>;

type ChangesProps = Readonly<{
  title: string;
  changes: Reach['closing'];
  left: boolean;
  /** Whether there is a number of students for the current ad, to compare with those of the changes. */
  isCompared: boolean;
}>;

function Changes({ title, changes, left, isCompared }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div>
      <chakra.h3 fontWeight={700} fontSize=".95rem">
        {title}
      </chakra.h3>
      <ul>
        {changes.map(({ change, students }) => (
          <Change key={change}>
            <span>{change}</span>
            {isCompared ? <b>{left ? messages.left(students) : messages.about(students)}</b> : null}
          </Change>
        ))}
      </ul>
    </div>
  );
}

/** Whether the ad is open to student visas, the question that most readers of this portal ask first. */
const stateOf = (openings: readonly VisaOpening[]) => {
  const student = openings.find(({ visa }) => visa === '500');
  const kind = student?.kind ?? 'ask';
  return { kind, because: student?.because ?? '', tone: kind === 'open' ? 'ok' : 'warn' } as const;
};

const Nothing = () => (
  <Panel aria-labelledby="ad-reach" display={{ base: 'none', lg: 'grid' }}>
    <Heading id="ad-reach" fontSize="1.4rem">
      {messages.openTo}
    </Heading>
    <Small>{messages.reachEmpty}</Small>
  </Panel>
);

/**
 * Who may take the ad as it is being written: whether holders of student visas may and about how many, which changes
 * would lose or win students, and each visa that an ad can name. Before there is any text, wide screens explain this
 * panel.
 */
export function Reach({ input }: { input: JobInput }) {
  const written = useWrittenAd(input);
  const hasWords = Boolean(written.title?.trim() || wordsOf(written.description ?? ''));
  const { data, previousData } = useQuery(WrittenAd, { variables: { input: written }, skip: !hasWords });
  const read = (data ?? previousData)?.writtenAd;
  if (!hasWords) return <Nothing />;
  if (!read || read.openings.length === 0) return null;
  const { kind, because, tone } = stateOf(read.openings);
  const { reach } = read;
  return (
    <Panel tone={tone} aria-labelledby="ad-reach">
      <div aria-live="polite">
        <State tone={tone}>{messages.studentVisas[kind]}</State>
        <Heading id="ad-reach" fontSize="1.4rem">
          {reach ? messages.reach(reach.students, reach.near) : messages.openTo}
        </Heading>
        {because ? <Small>{because.charAt(0).toUpperCase() + because.slice(1)}.</Small> : null}
      </div>
      {reach ? (
        <>
          {reach.students === null ? <Small>{messages.reachFew}</Small> : null}
          <Changes title={messages.wouldClose} changes={reach.closing} left isCompared={reach.students !== null} />
          <Changes
            title={messages.wouldOpen}
            changes={reach.opening}
            left={false}
            isCompared={reach.students !== null}
          />
        </>
      ) : null}
      <Fold summary={messages.eachVisa}>
        <ul>
          {read.openings.map((opening) => (
            <OpeningRow key={opening.visa} opening={opening} />
          ))}
        </ul>
      </Fold>
      <Small>{messages.reachHint}</Small>
    </Panel>
  );
}
