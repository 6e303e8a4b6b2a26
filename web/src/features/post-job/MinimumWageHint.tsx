import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { type Pay, payHint } from './pay-hint.ts';

const MinimumWageQuery = graphql(`
  query MinimumWage {
    minimumWage {
      hourly
      casualHourly
      from
      source
    }
  }
`);

/** How hourly pay compares with the minimum wage: a warning below it, a line above it; nothing while there is none. */
export function MinimumWageHint(pay: Pay) {
  const { data } = useQuery(MinimumWageQuery);
  const hint = data && payHint(pay, data.minimumWage);
  if (!hint) return null;
  return hint.tone === 'ok' ? (
    <ReasonLine>{hint.text}</ReasonLine>
  ) : (
    <Notice tone="warn" live>
      {hint.text}
    </Notice>
  );
}
