import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';
import { type Pay, payWarning } from './pay-warning.ts';

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

/** A warning while hourly pay is below the minimum wage; renders nothing otherwise. */
export function MinimumWageNotice(pay: Pay) {
  const { data } = useQuery(MinimumWageQuery);
  const warning = data && payWarning(pay, data.minimumWage);
  return warning ? (
    <Notice tone="warn" live>
      {warning} {messages.belowMinimum}
    </Notice>
  ) : null;
}
