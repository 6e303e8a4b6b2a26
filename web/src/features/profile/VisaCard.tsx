import { chakra } from '@chakra-ui/react/styled-system';
import { Tag } from '../../ui/tag.ts';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';

/** The visa as declared, and how far its proof is (spec section 2, Profile). */
export function VisaCard({ visa }: { visa: string }) {
  return (
    <Section title={messages.visaTitle} action={<Tag tone="warn">{messages.visaPending}</Tag>}>
      <chakra.p fontWeight={600}>{visa || messages.notGiven}</chakra.p>
    </Section>
  );
}
