import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { VisaFacts } from '../../lib/vocabulary/visa-facts.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { SubclassMark } from './subclass-mark.ts';
import { WorkRules } from './WorkRules.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h3 textStyle="small" fontWeight={680} mb="6px">
      {title}
    </chakra.h3>
    {children}
  </div>
);

export function VisaCard({ visa }: { visa: VisaFacts }) {
  const label = visaLabelOf(visa.code);
  return (
    <Card asChild padded display="flex" flexDirection="column" gap="4">
      <li>
        <Row gap="4">
          <SubclassMark sponsor={visa.sponsor} aria-hidden="true">
            {visa.code}
          </SubclassMark>
          <div>
            <Heading>{label}</Heading>
            <Row gap="2" rowGap="1" mt="1" flexWrap="wrap">
              <Tag>{visa.stay}</Tag>
              <Tag tone={visa.sponsor === 'No sponsor needed' ? 'ok' : 'warn'}>{visa.sponsor}</Tag>
            </Row>
          </div>
        </Row>
        <Muted>{visa.description}</Muted>
        <Part title={messages.restrictions}>
          <WorkRules visa={visa} />
        </Part>
        <Part title={messages.jobs}>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {visa.jobs.map((job) => (
              <Tag asChild key={job}>
                <li>{job}</li>
              </Tag>
            ))}
          </chakra.ul>
        </Part>
        <chakra.p mt="auto" textStyle="small">
          <TextLink href={visa.source} rel="noreferrer" aria-label={`${messages.official}: ${label}`}>
            {messages.official}
          </TextLink>
        </chakra.p>
      </li>
    </Card>
  );
}
