import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Heading } from '../../ui/text.ts';
import { messages } from './messages.ts';

const Steps = chakra('ol', {
  base: { display: 'grid', gap: '4', mt: '4', counterReset: 'step' },
});
const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      boxSize: '7',
      borderRadius: 'pill',
      bg: 'ok.soft',
      color: 'ok',
      fontWeight: 640,
      fontSize: '.9rem',
    },
  },
});

const StepList = ({ title, steps }: Readonly<{ title: string; steps: readonly string[] }>) => (
  <Card padded aria-labelledby="visa-next">
    <Heading id="visa-next">{title}</Heading>
    <Steps>
      {steps.map((step) => (
        <Step key={step}>
          <span>{step}</span>
        </Step>
      ))}
    </Steps>
  </Card>
);

export const NextSteps = () => <StepList title={messages.nextTitle} steps={messages.next} />;

/** What follows once the visa is verified. */
export const WhatFollows = () => <StepList title={messages.followsTitle} steps={messages.follows} />;
