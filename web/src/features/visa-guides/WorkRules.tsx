import { chakra } from '@chakra-ui/react/styled-system';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { rulesOf } from '@waratah/vocabulary/law/rules';
import { useState } from 'react';
import type { VisaFacts } from '../../lib/vocabulary/visa-facts.ts';
import { RuleLine } from '../../ui/RuleLine.tsx';

/** What the law allows the visa holder to do at work today, each rule with its source, and further facts. */
export function WorkRules({ visa }: { visa: VisaFacts }) {
  const [today] = useState(() => australianDay(new Date()));
  return (
    <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" css={{ '& ::marker': { color: 'brand' } }}>
      {rulesOf(visa.code, today).map((rule) => (
        <RuleLine key={rule.text} rule={rule} />
      ))}
      {visa.more.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </chakra.ul>
  );
}
