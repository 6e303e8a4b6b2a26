import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.ts';
import { OpeningRow } from '../../ui/OpeningRow.tsx';
import { Small } from '../../ui/text.ts';
import { Findings, List, Part, Parts, Pay, Reasons, Rules } from './AnswerParts.tsx';
import type { CheckedAd } from './ask-server.ts';
import { messages } from './messages.ts';
import { untoldIn } from './untold.ts';

const Verdict = chakra('div', {
  base: { px: { base: '5', md: '6' }, py: '5', borderTopRadius: 'card', display: 'grid', gap: '1' },
  variants: {
    kind: {
      eligible: { bg: 'ok.soft', color: 'ok' },
      check: { bg: 'warn.soft', color: 'warn' },
      not_eligible: { bg: 'brand.soft', color: 'brand' },
      read: { bg: 'sunken' },
    },
  },
});
const Told = chakra('h2', {
  base: { textStyle: 'title', scrollMarginTop: '8', _focusVisible: { outlineOffset: '4px' } },
});
type CheckedAnswerProps = Readonly<{
  checked: CheckedAd;
  /** The id of the heading, which is focused when the answer arrives. */
  headingId: string;
  /** What the reader can do with the answer. */
  foot?: ReactNode;
}>;

type Doubt = Readonly<{ hasFraud: boolean; isOver: boolean }>;

/** Signs of fraud come before what the visa allows; an ad that may be over is not simply told as allowed. */
const headOf = ({ answer, openings, pay }: CheckedAd, { hasFraud, isOver }: Doubt) => {
  if (openings && pay.standing === 'below')
    return { kind: 'not_eligible', title: messages.openToNobody, under: messages.butForPay } as const;
  if (openings) return { kind: 'read', title: messages.openTo, under: messages.openToHolders } as const;
  if (!answer) return { kind: 'read', title: messages.read, under: messages.noVisa } as const;
  const under = messages.holder(answer.label);
  if (hasFraud && answer.kind !== 'not_eligible')
    return { kind: 'not_eligible', title: messages.beware, under } as const;
  if (answer.kind === 'not_eligible' && pay.standing === 'below' && answer.because.length === 1)
    return { kind: answer.kind, title: messages.kind[answer.kind], under: messages.onlyPay } as const;
  return answer.kind === 'eligible' && isOver
    ? ({ kind: 'check', title: messages.butOver, under } as const)
    : { kind: answer.kind, title: messages.kind[answer.kind], under };
};

/** Whether the reader may take the job of an ad, why, what to ask, and what the ad says of hours and pay. */
export function CheckedAnswer({ checked, headingId, foot }: CheckedAnswerProps) {
  const { answer, fit, marks, openings, pay } = checked;
  const reader = openings ? 'employer' : 'holder';
  const frauds = marks.filter(({ kind }) => kind === 'fraud');
  const over = marks.filter(({ kind }) => kind === 'over');
  const doubt = { hasFraud: frauds.length > 0, isOver: over.length > 0 };
  const { kind, title, under } = headOf(checked, doubt);
  const warnings = (
    <Part title={messages.warnings}>
      {frauds.length > 0 ? <Findings found={frauds} /> : <Small>{messages.noWarnings}</Small>}
    </Part>
  );
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Verdict kind={kind}>
          <Told id={headingId} tabIndex={-1}>
            {title}
          </Told>
          <span>{under}</span>
        </Verdict>
        <Parts>
          {over.length > 0 ? (
            <Part title={messages.over}>
              <Findings found={over} />
            </Part>
          ) : null}
          {frauds.length > 0 ? warnings : null}
          {openings ? (
            <ul>
              {openings.map((opening) => (
                <OpeningRow key={opening.visa} opening={opening} />
              ))}
            </ul>
          ) : null}
          {answer ? <Reasons answer={answer} {...doubt} /> : null}
          <Pay check={pay} reader={reader} />
          {fit && fit.length > 0 && answer?.kind !== 'not_eligible' ? (
            <Part title={messages.fits}>
              <List of={fit.map(({ text }) => text)} />
            </Part>
          ) : null}
          {frauds.length > 0 ? null : warnings}
          {answer ? <Rules answer={answer} /> : null}
          <Part title={messages.untold}>
            <List of={untoldIn(marks, reader)} />
          </Part>
          <Small>{messages.disclaimer}</Small>
          {foot}
        </Parts>
      </section>
    </Card>
  );
}
