import { chakra } from '@chakra-ui/react/styled-system';
import { formatDate } from '../../lib/format/dates.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/tag.ts';
import { Heading, Muted, Small } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { statusLabel } from './status-label.ts';
import type { Visa } from './use-visa-status.ts';
import { openDocument } from './visa-document.ts';

const dateOrEmpty = (at: string | null) => (at ? formatDate(at) : '');

function OwnDocument({ visa }: { visa: Visa }) {
  if (!visa.documentName) return null;
  const open = () => openDocument().catch((error: unknown) => toastBad(messageOf(error, messages.documentNotLoaded)));
  return (
    <chakra.div display="grid" gap="2" borderTopWidth="1px" borderColor="line" pt="5">
      <chakra.h3 fontWeight={640}>{messages.document}</chakra.h3>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
        <chakra.span overflowWrap="anywhere" minW="0">
          {visa.documentName}
        </chakra.span>
        <Button type="button" look="ghost" size="sm" onClick={open}>
          {messages.view}
        </Button>
      </chakra.div>
      <Small>{visa.documentKeptUntil ? messages.keptUntil(formatDate(visa.documentKeptUntil)) : messages.waits}</Small>
    </chakra.div>
  );
}

/** The status and the result of the verification, and the document until it is deleted. */
export function VisaFacts({ visa, declared }: Readonly<{ visa: Visa; declared: string }>) {
  const { verificationStatus: status, rejectionReason } = visa;
  const { label, tone } = statusLabel(status);
  const requestedVisa = visa.visaSubclass ? visaLabelOf(visa.visaSubclass) : '';
  return (
    <Card padded aria-labelledby="visa-status">
      <Stack gap="5">
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <Heading id="visa-status">{messages.title}</Heading>
          <Tag tone={tone}>{label}</Tag>
        </chakra.div>
        {status === 'rejected' && rejectionReason ? (
          <Notice tone="bad">
            <chakra.strong display="block">{messages.rejectedTitle}</chakra.strong>
            {rejectionReason}
          </Notice>
        ) : (
          <Muted>{visa.verificationMessage}</Muted>
        )}
        <Facts
          facts={[
            [messages.declared, status === 'verified' ? '' : declared || messages.notGiven],
            [messages.visa, status === 'verified' || status === 'pending' ? requestedVisa : ''],
            [messages.until, status === 'verified' ? dateOrEmpty(visa.visaExpiry) || messages.noEnd : ''],
            [messages.conditions, visa.conditions.join(', ')],
            [messages.checkedOn, status === 'pending' ? '' : dateOrEmpty(visa.decidedAt)],
            [messages.sentOn, status === 'pending' ? dateOrEmpty(visa.submittedAt) : ''],
          ]}
        />
        <OwnDocument visa={visa} />
      </Stack>
    </Card>
  );
}
