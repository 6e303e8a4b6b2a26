import { chakra } from '@chakra-ui/react/styled-system';
import { hoursLeftInWords } from '@waratah/vocabulary/law/hours';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { OpeningRow } from '../../ui/OpeningRow.tsx';
import { Quoting } from '../../ui/Quoting.tsx';
import { RuleLine } from '../../ui/RuleLine.tsx';
import { Small } from '../../ui/text.ts';
import type { CheckedAd } from './ask-server.ts';
import { messages } from './messages.ts';
import { type Reader, untoldIn } from './untold.ts';

type Answer = NonNullable<CheckedAd['answer']>;

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
const Parts = chakra('div', { base: { display: 'grid', gap: '6', p: { base: '5', md: '6' } } });
const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyleType: 'disc',
    pl: '5',
    overflowWrap: 'anywhere',
    '& ::marker': { color: 'brand' },
  },
});
const Message = chakra('p', {
  base: {
    mt: '1',
    mb: '3',
    px: '4',
    py: '3',
    borderRadius: 'tile',
    bg: 'sunken',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '.95rem',
  },
});

const Part = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <chakra.section minW="0">
    <chakra.h3 textStyle="heading" mb="2">
      {title}
    </chakra.h3>
    {children}
  </chakra.section>
);

const List = ({ of }: { of: readonly string[] }) => (
  <Lines>
    {of.map((line) => (
      <li key={line}>
        <Quoting text={line} />
      </li>
    ))}
  </Lines>
);

const Frauds = ({ found }: { found: CheckedAd['marks'] }) => (
  <Lines>
    {found.map(({ start, meaning, quote }) => (
      <li key={start}>
        {meaning}
        <Small>“{quote}”</Small>
      </li>
    ))}
  </Lines>
);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

type CheckedAnswerProps = Readonly<{
  checked: CheckedAd;
  /** The id of the heading, which is focused when the answer arrives. */
  headingId: string;
}>;

/** A job that the visa allows is not simply told as allowed if its ad has signs of fraud. */
const headOf = ({ answer, openings, pay }: CheckedAd, hasFraud: boolean) => {
  if (openings && pay.standing === 'below')
    return { kind: 'not_eligible', title: messages.openToNobody, under: messages.butForPay } as const;
  if (openings) return { kind: 'read', title: messages.openTo, under: messages.openToHolders } as const;
  if (!answer) return { kind: 'read', title: messages.read, under: messages.noVisa } as const;
  const under = messages.holder(answer.label);
  return answer.kind === 'eligible' && hasFraud
    ? ({ kind: 'check', title: messages.beware, under } as const)
    : { kind: answer.kind, title: messages.kind[answer.kind], under };
};

/** Whether the reader may take the job of an ad, why, what to ask, and what the ad says of hours and pay. */
export function CheckedAnswer({ checked, headingId }: CheckedAnswerProps) {
  const { answer, marks, openings, pay } = checked;
  const reader = openings ? 'employer' : 'holder';
  const frauds = marks.filter(({ kind }) => kind === 'fraud');
  const { kind, title, under } = headOf(checked, frauds.length > 0);
  const warnings = (
    <Part title={messages.warnings}>
      {frauds.length > 0 ? <Frauds found={frauds} /> : <Small>{messages.noWarnings}</Small>}
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
          {frauds.length > 0 ? warnings : null}
          {openings ? (
            <ul>
              {openings.map((opening) => (
                <OpeningRow key={opening.visa} opening={opening} />
              ))}
            </ul>
          ) : null}
          {answer ? <Reasons answer={answer} hasFraud={frauds.length > 0} /> : null}
          <Pay check={pay} reader={reader} />
          {frauds.length > 0 ? null : warnings}
          {answer && answer.rules.length > 0 ? (
            <Part title={messages.rules(answer.label)}>
              <Lines>
                {answer.rules.map((rule) => (
                  <RuleLine key={rule.text} rule={rule} />
                ))}
              </Lines>
            </Part>
          ) : null}
          <Part title={messages.untold}>
            <List of={untoldIn(marks, reader)} />
          </Part>
          <Small>{messages.disclaimer}</Small>
        </Parts>
      </section>
    </Card>
  );
}

function Reasons({ answer, hasFraud }: Readonly<{ answer: Answer; hasFraud: boolean }>) {
  const { kind, because, questions, messageToEmployer, note, hoursSaid, hoursLeft, hoursLimit } = answer;
  return (
    <>
      {because.length > 0 ? <List of={because.map(sentence)} /> : null}
      {kind === 'eligible' ? <p>{hasFraud ? messages.onlyFraudAgainst : (note ?? messages.nothingAgainst)}</p> : null}
      {questions.length > 0 ? (
        <Part title={messages.questions}>
          <List of={questions} />
        </Part>
      ) : null}
      {messageToEmployer && !hasFraud ? (
        <Part title={messages.message}>
          <Message>{messageToEmployer}</Message>
          <CopyButton
            look="ghost"
            text={() => messageToEmployer}
            copied={messages.messageCopied}
            notCopied={messages.notCopied}
          >
            {messages.copyMessage}
          </CopyButton>
        </Part>
      ) : null}
      <Part title={messages.hours}>
        <p>{hoursSaid || messages.unsaid}</p>
        {typeof hoursLeft === 'number' && typeof hoursLimit === 'number' ? (
          <Small>{hoursLeftInWords(hoursLeft, hoursLimit)}</Small>
        ) : null}
      </Part>
    </>
  );
}

type PayProps = Readonly<{ check: CheckedAd['pay']; reader: Reader }>;

const Pay = ({ check: { said, standing, minimum, casualMinimum, source }, reader }: PayProps) => (
  <Part title={messages.pay}>
    <p>{said || messages.unsaid}</p>
    <Small>
      {standing === 'unstated' ? messages.unstatedPay[reader] : messages.standing[standing]}{' '}
      {messages.minimum(dollars(minimum), dollars(casualMinimum))}
    </Small>
    <Small>{source}</Small>
  </Part>
);
