import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { addToProfilePath, profilePath } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Heading, Small } from '../../ui/text.ts';
import { CompletenessRing } from './CompletenessRing.tsx';
import { messages } from './messages.ts';
import type { ExtraName, StepName } from './steps.ts';

/** The id of the card with the next step, whichever it is. */
export const cardId = 'next-step';

type FurtherStepProps = Readonly<{
  /** A step that was skipped, or something that is added on the profile. */
  extra: Readonly<{ name: StepName; jobs: number }> | ExtraName;
  percent: number;
  /** Opens the form of a step. */
  onOpen: () => void;
  onLater: () => void;
}>;

const pathOf = (extra: ExtraName) => (extra === 'resume' ? profilePath : addToProfilePath(extra));

/** How complete the profile is after the guided start, and the best thing to add. */
export function FurtherStep({ extra, percent, onOpen, onLater }: FurtherStepProps) {
  const { title, text } =
    typeof extra === 'string'
      ? messages.extras[extra]
      : { title: messages.titles[extra.name](extra.jobs), text: messages.texts[extra.name] };
  return (
    <Card padded id={cardId} tabIndex={-1} aria-label={messages.label}>
      <Row flexWrap="wrap">
        <CompletenessRing percent={percent} label={messages.complete(percent)} />
        <chakra.div flex="1" minW="180px">
          <Heading>{title}</Heading>
          <Small>{text}</Small>
        </chakra.div>
        <Row>
          {typeof extra === 'string' ? (
            <ButtonLink asChild look="ghost" size="sm">
              <Link to={pathOf(extra)}>{messages.extras[extra].action}</Link>
            </ButtonLink>
          ) : (
            <Button type="button" look="ghost" size="sm" onClick={onOpen}>
              {messages.open}
            </Button>
          )}
          <Button type="button" look="plain" size="sm" onClick={onLater}>
            {messages.later}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}
