import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { employmentText, payWithCurrency } from '../../../lib/format/job-facts.ts';
import { formatPlace } from '../../../lib/format/place.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Fold } from '../../../ui/Fold.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Heading, Small } from '../../../ui/text.ts';
import { Tag } from '../../../ui/tag.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { messages, signalLabels } from './messages.ts';

export const AdFields = graphql(`
  fragment OpsAd on Job {
    id
    title
    description
    company {
      id
      name
    }
    location
    city
    state
    remoteOption
    employmentType
    salary
    salaryMin
    salaryMax
    salaryCurrency
    salaryPeriod
    visaTypes
    createdAt
    payWarning
    reviewStatus
    reviewReason
    reviewSignals {
      kind
      quote
    }
    sourceUrl
    document {
      name
      url
    }
  }
`);

const Quote = chakra('blockquote', {
  base: { borderLeftWidth: '3px', borderColor: 'brand', pl: '3', fontWeight: 560, overflowWrap: 'anywhere' },
});

/** Everything that an operator needs to decide on an ad. */
export function AdFacts({ ad: masked, open }: Readonly<{ ad: FragmentType<typeof AdFields>; open?: boolean }>) {
  const ad = readFragment(AdFields, masked);
  const facts = [
    formatPlace(ad),
    employmentText(ad.employmentType),
    payWithCurrency(ad),
    ad.visaTypes.map(visaLabelOf).join(', '),
    formatDateTime(ad.createdAt),
  ];
  return (
    <Stack gap="3">
      <div>
        <Heading>{ad.title}</Heading>
        <Small>
          {ad.company.id === null ? (
            ad.company.name
          ) : (
            <TextLink asChild>
              <Link to={`/people?id=${ad.company.id}`}>{ad.company.name || messages.employer(ad.company.id)}</Link>
            </TextLink>
          )}
          {facts
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)
            .join('')}
        </Small>
      </div>
      {ad.reviewReason ? (
        <Notice tone="warn">
          <b>{messages.why}:</b> {ad.reviewReason}
        </Notice>
      ) : null}
      {ad.payWarning ? <Notice tone="warn">{ad.payWarning}</Notice> : null}
      {ad.reviewSignals.map(({ kind, quote }) => (
        <chakra.div key={kind + quote} display="grid" gap="2">
          <Tag tone="brand">{signalLabels[kind] ?? kind}</Tag>
          <Quote>“{quote}”</Quote>
        </chakra.div>
      ))}
      <Fold summary={messages.theAd} open={open}>
        <RichText html={ad.description} />
      </Fold>
      {ad.document ? (
        <TextLink href={ad.document.url} justifySelf="start" overflowWrap="anywhere">
          {messages.document(ad.document.name)}
        </TextLink>
      ) : null}
      <TextLink asChild justifySelf="start" fontSize=".9rem">
        <Link to={`/audit?job=${ad.id}`}>{messages.trail}</Link>
      </TextLink>
    </Stack>
  );
}
