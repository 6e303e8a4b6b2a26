import { visaLabelOf } from '@waratah/vocabulary/visa-types';

type Ad = Readonly<{
  visaTypes: readonly string[];
  visaSponsorship: boolean | null;
  remoteOption: boolean;
  internationalStudentFriendly: boolean | null;
}>;

/** What the ad itself states in favour of visa holders; nothing is concluded from it. */
export function adReasons({ visaTypes, visaSponsorship, remoteOption, internationalStudentFriendly }: Ad): string[] {
  return [
    ...visaTypes.filter((code) => code !== 'other').map((code) => `Accepts ${visaLabelOf(code)}`),
    ...(visaSponsorship ? ['Visa sponsorship available'] : []),
    ...(internationalStudentFriendly ? ['Open to international students'] : []),
    ...(remoteOption ? ['Remote work available'] : []),
  ];
}
