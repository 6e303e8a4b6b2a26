import { chakra } from '@chakra-ui/react/styled-system';
import type { JobInput, WrittenAdQuery } from '../../gql/graphql.ts';
import { useWide } from '../../lib/use-wide.ts';
import { Stack } from '../../ui/layout.ts';
import { AsStudentsSee } from './AsStudentsSee.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { OpeningRow } from '../../ui/OpeningRow.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { studentVisaState } from './student-visa-state.ts';
import { useAdVerdict } from './use-ad-verdict.ts';

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
  /** Whether the current ad has a number of students: if not, "fewer than 5" tells nothing about a change. */
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
            {isCompared || students !== null ? (
              <b>{left ? messages.left(students) : messages.about(students)}</b>
            ) : null}
          </Change>
        ))}
      </ul>
    </div>
  );
}

const Nothing = () => (
  <Panel aria-labelledby="ad-reach" display={{ base: 'none', lg: 'grid' }}>
    <Heading id="ad-reach" fontSize="1.4rem">
      {messages.openTo}
    </Heading>
    <Small>{messages.reachEmpty}</Small>
  </Panel>
);

type WrittenAd = WrittenAdQuery['writtenAd'];

function Verdict({ ad: { openings, reach, contradictions } }: { ad: WrittenAd }) {
  const { kind, because, tone } = studentVisaState(openings);
  return (
    <Stack gap="2">
      <State tone={tone}>{messages.studentVisas[kind]}</State>
      <Heading id="ad-reach" fontSize="1.4rem">
        {reach ? messages.reach(reach.students, reach.near, kind === 'closed') : messages.openTo}
      </Heading>
      {because ? <Small>{because.charAt(0).toUpperCase() + because.slice(1)}.</Small> : null}
      {contradictions.length > 0 ? (
        <chakra.p fontWeight={600} fontSize=".95rem" color="warn">
          {contradictions.join(' ')} {messages.contradicted}
        </chakra.p>
      ) : null}
    </Stack>
  );
}

const Unknown = ({ why }: { why: string }) => (
  <Stack gap="2">
    <Heading id="ad-reach" fontSize="1.4rem">
      {messages.openTo}
    </Heading>
    <Small>{why}</Small>
  </Stack>
);

function Details({ ad: { openings, reach } }: { ad: WrittenAd }) {
  return (
    <>
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
          {openings.map((opening) => (
            <OpeningRow key={opening.visa} opening={opening} />
          ))}
        </ul>
      </Fold>
      <Small>{messages.reachHint}</Small>
    </>
  );
}

/**
 * Who may take the ad as it is being written: whether holders of student visas may and about how many, which changes
 * would lose or win students, each visa that an ad can name, and the ad's card. Before there is any text, wide screens explain this
 * panel. Narrow screens have it below the form, where `ReachLine` has already announced the answer.
 */
export function Reach({ input }: { input: JobInput }) {
  const verdict = useAdVerdict(input);
  const isWide = useWide();
  if (verdict.kind === 'empty') return <Nothing />;
  if (verdict.kind === 'waiting') return null;
  const tone = verdict.kind === 'known' ? studentVisaState(verdict.ad.openings).tone : 'warn';
  return (
    <Stack gap="5">
      <Panel tone={tone} aria-labelledby="ad-reach">
        <div aria-live={isWide ? 'polite' : undefined}>
          {verdict.kind === 'known' ? <Verdict ad={verdict.ad} /> : <Unknown why={verdict.why} />}
        </div>
        {verdict.kind === 'known' ? <Details ad={verdict.ad} /> : null}
      </Panel>
      {verdict.kind === 'known' ? <AsStudentsSee input={input} ad={verdict.ad} /> : null}
    </Stack>
  );
}
