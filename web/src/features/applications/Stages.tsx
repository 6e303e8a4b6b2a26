import { chakra } from '@chakra-ui/react/styled-system';
import { type ApplicationStatus, applicationStatuses } from '@waratah/vocabulary/statuses';
import { statusLabels } from '../../lib/vocabulary/application-status.ts';
import { messages } from './messages.ts';

const Stage = chakra('li', {
  base: { borderTopWidth: '3px', borderColor: 'line', pt: '2', fontSize: '.82rem', color: 'text.muted' },
  variants: { reached: { true: { borderColor: 'ok', color: 'ok', fontWeight: 640 } } },
});

const path = applicationStatuses.filter((status) => status !== 'rejected');

type StagesProps = Readonly<{
  status: ApplicationStatus;
  /** The day of the application. */
  applied: string;
}>;

/** The stages of an application and how far it has come. Nothing is shown for a rejected one. */
export function Stages({ status, applied }: StagesProps) {
  if (status === 'rejected') return null;
  const at = path.indexOf(status);
  return (
    <chakra.ol display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="1" aria-label={messages.stages}>
      {path.map((stage, index) => (
        <Stage key={stage} reached={index <= at} aria-current={index === at ? 'step' : undefined}>
          {statusLabels[stage]}
          {index === 0 ? <chakra.span display="block">{applied}</chakra.span> : null}
        </Stage>
      ))}
    </chakra.ol>
  );
}
