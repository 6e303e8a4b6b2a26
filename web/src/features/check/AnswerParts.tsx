import { chakra } from '@chakra-ui/react/styled-system';
import { hoursLeftInWords } from '@waratah/vocabulary/law/hours';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Quoting } from '../../ui/Quoting.tsx';
import { RuleLine } from '../../ui/RuleLine.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { Small } from '../../ui/text.ts';
import type { Answer, PayCheck } from './answer-fields.ts';
import { messages } from './messages.ts';
import type { Reader } from './untold.ts';

export const Parts = chakra('div', { base: { display: 'grid', gap: '6', p: { base: '5', md: '6' } } });
const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyleType: 'disc',
    pl: '5',
    '& li': { overflowWrap: 'anywhere' },
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

/** A part of an answer with its heading. */
export const Part = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <chakra.section minW="0">
    <chakra.h3 textStyle="heading" mb="2">
      {title}
    </chakra.h3>
    {children}
  </chakra.section>
);

export const List = ({ of }: { of: readonly string[] }) => (
  <Lines>
    {of.map((line) => (
      <li key={line}>
        <Quoting text={line} />
      </li>
    ))}
  </Lines>
);

type Finding = Readonly<{ meaning: string; quote: string }>;

/** What was found in an ad, like signs of fraud with what to do about them, each with the words that say it. */
export const Findings = ({ found }: { found: readonly Finding[] }) => (
  <Lines>
    {found.map(({ meaning, quote }) => (
      <li key={`${meaning} ${quote}`}>
        {meaning}
        <Small>“{quote}”</Small>
      </li>
    ))}
  </Lines>
);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

type ReasonsProps = Readonly<{ answer: Answer; hasFraud: boolean; isOver?: boolean }>;

const nothingAgainst = ({ answer: { note }, isOver }: Omit<ReasonsProps, 'hasFraud'>) =>
  note ?? (isOver ? messages.onlyOverAgainst : messages.nothingAgainst);

/** Why or why not, what to ask first, and the hours. */
export function Reasons({ answer, hasFraud, isOver = false }: ReasonsProps) {
  const { kind, because, questions, messageToEmployer, hoursSaid, hoursLeft, hoursLimit } = answer;
  return (
    <>
      {because.length > 0 ? <List of={because.map(sentence)} /> : null}
      {kind === 'eligible' && !hasFraud ? <p>{nothingAgainst({ answer, isOver })}</p> : null}
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

type PayProps = Readonly<{ check: PayCheck; reader: Reader }>;

/** Its advice for people on visas. */
const fairWork = 'https://www.fairwork.gov.au/find-help-for/visa-holders-migrants';

/** What the ad pays, beside the national minimum. */
export const Pay = ({ check: { said, standing, minimum, casualMinimum, source }, reader }: PayProps) => (
  <Part title={messages.pay}>
    <p>{said || messages.unsaid}</p>
    <Small>
      {standing === 'unstated' ? messages.unstatedPay[reader] : messages.standing[standing]}{' '}
      {messages.minimum(dollars(minimum), dollars(casualMinimum))}
    </Small>
    <Small>{source}</Small>
    {standing === 'below' && reader === 'holder' ? (
      <TextLink href={fairWork} target="_blank" rel="noopener noreferrer">
        {messages.fairWork}
      </TextLink>
    ) : null}
  </Part>
);

/** What the law says about the visa of an answer, each rule with its source. */
export const Rules = ({ answer: { rules, label } }: { answer: Answer }) =>
  rules.length > 0 ? (
    <Part title={messages.rules(label)}>
      <Lines>
        {rules.map((rule) => (
          <RuleLine key={rule.text} rule={rule} />
        ))}
      </Lines>
    </Part>
  ) : null;
