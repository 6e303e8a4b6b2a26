import { chakra } from '@chakra-ui/react/styled-system';
import type { JobInput } from '../../gql/graphql.ts';
import { useWide } from '../../lib/use-wide.ts';
import { messages } from './messages.ts';
import { studentVisaState } from './student-visa-state.ts';
import { type AdVerdict, useAdVerdict } from './use-ad-verdict.ts';

/** High enough for most answers, so that the fields below stay where they are. */
const Line = chakra('p', {
  base: { minH: '6rem', px: '4', py: '3', borderRadius: 'tile', bg: 'sunken', fontSize: '.95rem' },
  variants: {
    tone: { none: {}, ok: { bg: 'ok.soft', color: 'ok' }, warn: { bg: 'warn.soft', color: 'warn' } },
  },
});

const lineOf = (verdict: AdVerdict) => {
  if (verdict.kind === 'unknown') return { tone: 'warn', words: verdict.why } as const;
  if (verdict.kind !== 'known') return { tone: 'none', words: messages.reachEmpty } as const;
  const { openings, contradictions } = verdict.ad;
  const { kind, because, tone } = studentVisaState(openings);
  const words = messages.studentVisasBecause(kind, because);
  if (contradictions.length === 0) return { tone, words };
  return { tone: 'warn', words: [words, ...contradictions, messages.contradicted].join(' ') } as const;
};

function NarrowReachLine({ input }: { input: JobInput }) {
  const { tone, words } = lineOf(useAdVerdict(input));
  return (
    <Line tone={tone} aria-live="polite">
      {words}
    </Line>
  );
}

/** Within the form, for narrow screens, which have `Reach` below it: whether student visas may take the job, and why. */
export function ReachLine({ input }: { input: JobInput }) {
  return useWide() ? null : <NarrowReachLine input={input} />;
}
