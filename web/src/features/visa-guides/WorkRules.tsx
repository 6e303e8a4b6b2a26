import { chakra } from '@chakra-ui/react/styled-system';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { rulesOf } from '@waratah/vocabulary/law/rules';
import { useState } from 'react';
import { formatDate } from '../../lib/format/dates.ts';
import type { VisaFacts } from '../../lib/vocabulary/visa-facts.ts';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** What the law allows the visa holder to do at work today, each rule with its source, and further facts. */
export function WorkRules({ visa }: { visa: VisaFacts }) {
  const [today] = useState(() => australianDay(new Date()));
  return (
    <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" css={{ '& ::marker': { color: 'brand' } }}>
      {rulesOf(visa.code, today).map(({ text, condition, source, checkedOn }) => (
        <li key={text}>
          {text}
          <Small>
            {condition ? `${messages.condition} ${condition} · ` : ''}
            <TextLink href={source} rel="noreferrer" aria-label={messages.sourceOf(text)}>
              {messages.source}
            </TextLink>
            {checkedOn ? messages.readOn(formatDate(checkedOn)) : messages.notRead}
          </Small>
        </li>
      ))}
      {visa.more.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </chakra.ul>
  );
}
