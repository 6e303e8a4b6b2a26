import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { Stack } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { type Filters, fartherThan, toSearchFilter, widest } from './search-filters.ts';

const ElsewhereQuery = graphql(`
  query Elsewhere($wider: JobSearchFilter!, $anywhere: JobSearchFilter!, $unsponsored: JobSearchFilter!, $place: String!) {
    wider: searchJobs(filter: $wider, perPage: 1) {
      total
    }
    anywhere: searchJobs(filter: $anywhere, perPage: 1) {
      total
    }
    unsponsored: searchJobs(filter: $unsponsored, perPage: 1) {
      total
    }
    locationSuggestions(query: $place, limit: 3) {
      label
    }
  }
`);

type ElsewhereProps = Readonly<{ filters: Filters; toAddress: (filters: Filters) => string }>;

/** Shown if a place has no jobs: offers a wider radius, no place at all, and similarly named places. */
export function Elsewhere({ filters, toAddress }: ElsewhereProps) {
  const farther = fartherThan(filters);
  return farther.length > 0 ? <Offers filters={filters} farther={farther} toAddress={toAddress} /> : null;
}

type OffersProps = ElsewhereProps & Readonly<{ farther: readonly Filters[] }>;

function Offers({ filters, farther, toAddress }: OffersProps) {
  const anywhere = farther.at(-1) ?? filters;
  const wider = farther.find(({ location }) => location !== '') ?? anywhere;
  const unsponsored = { ...anywhere, sponsorship: false };
  const { data } = useQuery(ElsewhereQuery, {
    variables: {
      wider: toSearchFilter(wider),
      anywhere: toSearchFilter(anywhere),
      unsponsored: toSearchFilter(unsponsored),
      place: filters.location,
    },
  });
  if (!data) return null;
  const offers = [
    { total: wider === anywhere ? 0 : data.wider.total, to: wider, say: widerOf(filters.location) },
    { total: data.anywhere.total, to: anywhere, say: messages.anywhere },
    {
      total: data.anywhere.total === 0 && filters.sponsorship ? data.unsponsored.total : 0,
      to: unsponsored,
      say: messages.anywhereUnsponsored,
    },
  ].filter(({ total }) => total > 0);
  const places = data.locationSuggestions.filter(({ label }) => !isSame(label, filters.location));
  return (
    <Stack gap="2" justifyItems="center" role="group" aria-label={messages.elsewhere}>
      {offers.map(({ total, to, say }) => (
        <TextLink key={say(total)} asChild>
          <Link to={toAddress(to)}>{say(total)}</Link>
        </TextLink>
      ))}
      {places.length > 0 ? <Small>{messages.places}</Small> : null}
      {places.map(({ label }) => (
        <TextLink key={label} asChild>
          <Link to={toAddress({ ...filters, location: label, page: 1 })}>{label}</Link>
        </TextLink>
      ))}
    </Stack>
  );
}

const widerOf = (place: string) => (count: number) => messages.wider(count, widest, place);
const isSame = (label: string, place: string) => label.toLowerCase() === place.trim().toLowerCase();
