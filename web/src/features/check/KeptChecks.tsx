import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Row } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Findings, Part, Pay, Reasons, Rules } from './AnswerParts.tsx';
import { messages } from './messages.ts';
import { checksIn, followChecks, type KeptCheck, MyChecks, RemoveCheck } from './own-checks.ts';

const headingId = 'kept';
const shownAtFirst = 10;
const Line = chakra('li', { base: { display: 'grid', gap: '3', py: '4', borderTopWidth: '1px', borderColor: 'line' } });
const Told = chakra('div', { base: { display: 'grid', gap: '6' } });

const tones = { eligible: 'ok', check: 'warn', not_eligible: 'brand' } as const;

/** What a student was told about ads and kept, latest first. */
export function KeptChecks() {
  const { data, error, refetch } = useQuery(MyChecks, { fetchPolicy: 'cache-and-network' });
  const [remove] = useChange(RemoveCheck, followChecks, (check) => ({ __typename: 'KeptCheck', ...check }));
  const [isLong, setLong] = useState(false);
  // Without the last check there is no list, and the page's own heading takes the focus.
  const focusHeading = (options?: FocusOptions) =>
    (document.getElementById(headingId) ?? document.querySelector('h1'))?.focus(options);
  const removeFrom = async (id: string) => {
    await remove({ id });
    focusHeading();
  };
  // The button that had the focus is gone.
  const showAll = () => {
    setLong(true);
    focusHeading({ preventScroll: true });
  };
  if (error && !data)
    return (
      <Card mt="8">
        <ErrorPane title={messages.keptNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data || data.myChecks.length === 0) return null;
  const checks = checksIn(data.myChecks);
  const shown = isLong ? checks : checks.slice(0, shownAtFirst);
  return (
    <Card padded mt="8" aria-labelledby={headingId}>
      <Heading id={headingId} tabIndex={-1}>
        {messages.kept}
      </Heading>
      <Small mb="4">{messages.keptText}</Small>
      <ul>
        {shown.map((check) => (
          <KeptRow key={check.id} check={check} remove={() => removeFrom(check.id)} />
        ))}
      </ul>
      {shown.length < checks.length ? (
        <Button look="ghost" mt="4" onClick={showAll}>
          {messages.allKept(checks.length)}
        </Button>
      ) : null}
    </Card>
  );
}

/** Signs of fraud come before what the visa allows. */
const verdictOf = ({ answer, warnings }: KeptCheck) =>
  answer.kind !== 'not_eligible' && warnings.length > 0
    ? ({ tone: tones.not_eligible, words: messages.beware } as const)
    : { tone: tones[answer.kind], words: messages.kind[answer.kind] };

function KeptRow({ check, remove }: Readonly<{ check: KeptCheck; remove: () => Promise<void> }>) {
  const { title: named, companyName, place, day, link, answer, pay, warnings } = check;
  const title = named || messages.untitled;
  const { tone, words } = verdictOf(check);
  const hasFraud = warnings.length > 0;
  return (
    <Line>
      <Row justifyContent="space-between" flexWrap="wrap">
        <chakra.div minW="0">
          <chakra.strong overflowWrap="anywhere">{title}</chakra.strong>
          <Small>{[companyName, place, messages.keptOn(formatDate(day))].filter(Boolean).join(' · ')}</Small>
        </chakra.div>
        <Tag tone={tone}>{words}</Tag>
      </Row>
      <Fold summary={messages.holder(answer.label)} hint={messages.told}>
        <Told>
          {hasFraud ? (
            <Part title={messages.warnings}>
              <Findings found={warnings} />
            </Part>
          ) : null}
          <Reasons answer={answer} hasFraud={hasFraud} />
          <Pay check={pay} reader="holder" />
          <Rules answer={answer} />
        </Told>
      </Fold>
      <Row justifyContent="space-between">
        {link ? (
          <TextLink
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={messages.openAdOf(title, new URL(link).hostname)}
          >
            {messages.openAd(new URL(link).hostname)}
          </TextLink>
        ) : (
          <span />
        )}
        <ConfirmButton
          look="plain"
          label={messages.remove}
          name={messages.removeOf(title)}
          title={messages.removeTitle}
          text={messages.removeText(title)}
          act={remove}
          done={messages.removed}
          failed={messages.notRemoved}
        />
      </Row>
    </Line>
  );
}
