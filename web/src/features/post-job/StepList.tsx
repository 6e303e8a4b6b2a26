import { chakra } from '@chakra-ui/react/styled-system';
import { messages } from './messages.ts';

const List = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: { base: '1.5', md: '3' } },
});
const Step = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: 'target',
    pt: '2',
    borderTopWidth: '4px',
    borderColor: 'line.soft',
    textAlign: 'left',
    fontSize: '.88rem',
    fontWeight: 600,
    color: 'text.muted',
    transition: 'border-color .15s ease-out',
    '&:not(:disabled)': { cursor: 'pointer' },
    '&[data-state=done]': { borderColor: 'ok', color: 'text' },
    '&[data-state=now]': { borderColor: 'brand', color: 'text' },
  },
});

type StepListProps = Readonly<{ step: number; reached: number; onStep: (step: number) => void }>;

/** The five steps; the user can open those already reached. */
export function StepList({ step, reached, onStep }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <List>
        {messages.steps.map((name, index) => (
          <li key={name}>
            <Step
              type="button"
              data-state={index === step ? 'now' : index < reached ? 'done' : 'ahead'}
              aria-current={index === step ? 'step' : undefined}
              disabled={index > reached}
              onClick={() => onStep(index)}
            >
              <span aria-hidden="true">{index + 1}</span>
              <chakra.span ml="1.5" css={{ '@media (max-width: 799px)': { srOnly: true } }}>
                {name}
              </chakra.span>
            </Step>
          </li>
        ))}
      </List>
    </nav>
  );
}
