import { useQuery } from '@apollo/client/react';
import type { JobInput, WrittenAdQuery } from '../../gql/graphql.ts';
import { jobTags } from '../../lib/format/job-tags.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { cardLength, preview } from '../../lib/format/rich-text.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { CardFrame } from '../../ui/CardFrame.tsx';
import { Stack } from '../../ui/layout.ts';
import { Heading } from '../../ui/text.ts';
import { storable } from './amounts.ts';
import { messages } from './messages.ts';
import { OwnCompany } from './own-company.ts';

type AsStudentsSeeProps = Readonly<{
  input: JobInput;
  /** What was read in the ad's text. */
  ad: Pick<WrittenAdQuery['writtenAd'], 'weeklyHours' | 'workRights' | 'sponsors'>;
}>;

/** The card of the ad in search results, as it would be if it were published now. */
export function AsStudentsSee({ input, ad }: AsStudentsSeeProps) {
  const { data } = useQuery(OwnCompany, { errorPolicy: 'ignore' });
  const company = data?.me.companyName || messages.yourCompany;
  const place = formatPlace({ ...input, remoteOption: input.remoteOption ?? false }) ?? messages.noPlace;
  const pay = formatPay({ ...input, salaryMin: storable(input.salaryMin), salaryMax: storable(input.salaryMax) });
  const facts = [company, place, pay].filter(Boolean).join(' · ');
  const tags = jobTags({
    ...input,
    weeklyHours: ad.weeklyHours,
    workRights: ad.workRights,
    visaTypes: input.visaTypes ?? [],
    visaSponsorship: input.visaSponsorship ?? (ad.sponsors || null),
    employmentType: input.employmentType ?? null,
  });
  return (
    <Stack gap="3" as="section" aria-labelledby="as-students-see">
      <Heading id="as-students-see" fontSize="1.15rem">
        {messages.asStudentsSee}
      </Heading>
      <CardFrame
        company={company}
        title={input.title?.trim() || messages.untitled}
        facts={facts}
        text={preview(input.description ?? '', cardLength)}
        tags={tags}
      />
    </Stack>
  );
}
