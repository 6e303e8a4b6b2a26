import { SideBySide } from '../../ui/layout.ts';
import type { CheckedAd } from './ask-server.ts';
import { CheckedAnswer } from './CheckedAnswer.tsx';
import { KeepCheck, SignInToKeep } from './KeepCheck.tsx';
import { MarkedAd } from './MarkedAd.tsx';

/** Who can keep an answer: a student, and a guest after signing in. */
export type Keeper = 'guest' | 'student' | 'nobody';

type AnsweredAdProps = Readonly<{ checked: CheckedAd; headingId: string; keeper: Keeper }>;

/** An answer beside the ad with its words marked. */
export const AnsweredAd = ({ checked, headingId, keeper }: AnsweredAdProps) => (
  <SideBySide mt="8">
    <CheckedAnswer checked={checked} headingId={headingId} foot={footOf(checked, keeper)} />
    <MarkedAd checked={checked} />
  </SideBySide>
);

const footOf = ({ answer, toKeep, text }: CheckedAd, keeper: Keeper) => {
  if (!answer || !toKeep || keeper === 'nobody') return null;
  return keeper === 'guest' ? <SignInToKeep /> : <KeepCheck toKeep={toKeep} text={text} />;
};
