import { searchNameMax } from '@waratah/vocabulary/limits';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { messages } from './messages.ts';

type Pay = Readonly<{ payFrom: number | undefined; payTo: number | undefined }>;

type Searched = Pay &
  Readonly<{
    search: string;
    location: string;
    category: string;
    workType: string;
    visa: string;
    sponsorship: boolean;
    unsponsored: string;
    studentFriendly: boolean;
    remote: boolean;
  }>;

/** Names a search, like 'barista in Sydney NSW, Casual'. Sponsorship, a default, is only named if it is off. */
export function nameOfSearch(filters: Searched): string {
  const { search, location, category, workType, visa, sponsorship, unsponsored, studentFriendly, remote } = filters;
  const words = search.trim() || category || messages.allJobs;
  const place = location.trim();
  const more = [
    search.trim() ? category : '',
    workType,
    remote ? messages.remote : '',
    visa && visaLabelOf(visa),
    payOf(filters),
    unsponsored ? messages.unsponsored(unsponsored) : sponsorship ? '' : messages.anySponsorship,
    studentFriendly ? messages.studentFriendly : '',
  ].filter(Boolean);
  return [place ? messages.within(words, place) : words, ...more].join(', ').slice(0, searchNameMax);
}

function payOf({ payFrom, payTo }: Pay): string {
  if (payFrom === undefined) return payTo === undefined ? '' : messages.payUpTo(payTo);
  return payTo === undefined ? messages.payFrom(payFrom) : messages.payBetween(payFrom, payTo);
}
