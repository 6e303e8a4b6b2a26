import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { myVisaPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Tag } from '../../ui/tag.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { statusLabel } from './status-label.ts';
import { useVisaStatus } from './use-visa-status.ts';

/** The visa and the status of its verification (spec section 2, Profile). `declared` is the visa on the profile. */
export function VisaCard({ declared }: { declared: string }) {
  const { visa, error } = useVisaStatus();
  useHold(!visa && !error);
  const { label, tone } = statusLabel(visa?.verificationStatus);
  const verified = visa?.verificationStatus === 'verified' && visa.visaSubclass ? visaLabelOf(visa.visaSubclass) : '';
  return (
    <Card padded aria-labelledby="visa-card">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="4">
        <Heading id="visa-card">{messages.title}</Heading>
        <Tag tone={tone}>{label}</Tag>
      </chakra.div>
      <chakra.p fontWeight={600}>{verified || declared || messages.notGiven}</chakra.p>
      {visa ? <Muted mt="1">{visa.verificationMessage}</Muted> : null}
      <TextLink asChild display="inline-block" mt="3">
        <Link to={myVisaPath}>
          {visa && visa.verificationStatus !== 'not_started' ? messages.openTabAgain : messages.openTab}
        </Link>
      </TextLink>
    </Card>
  );
}
