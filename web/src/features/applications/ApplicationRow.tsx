import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { statusLabels, statusTones } from '../../lib/vocabulary/application-status.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Tag } from '../../ui/tag.ts';
import { Small } from '../../ui/text.ts';
import { ApplicantFields, hoursOf, studiesOf } from './applicant.ts';
import { messages } from './messages.ts';
import { HoursLine, VisaLine } from './VisaLine.tsx';

export const ApplicationRowFields = graphql(`
  fragment ApplicationRow on Application {
    id
    status
    appliedAt
    resumeName
    jobClosedReason
    job {
      title
      city
      state
      location
    }
    ...Applicant
  }
`);

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) 208px' },
    columnGap: '4',
    rowGap: '1',
    px: { base: '4', md: '5' },
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'color-mix(in srgb, {colors.sunken} 45%, transparent)' },
  },
  variants: {
    selected: { true: { bg: 'brand.soft', boxShadow: 'inset 3px 0 {colors.brand}', _hover: { bg: 'brand.soft' } } },
  },
});
/** The whole row opens the application. */
const Name = chakra('a', {
  base: {
    textStyle: 'heading',
    fontSize: '1.05rem',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { outline: '3px solid {colors.brand}', outlineOffset: '-3px' } },
  },
});
/** Visa and hours: below the name on phones, in a separate column on wider screens. */
const Side = chakra('div', { base: { gridColumn: { base: '2', sm: 'auto' }, display: 'grid', alignContent: 'start' } });

type ApplicationRowProps = Readonly<{
  application: FragmentType<typeof ApplicationRowFields>;
  to: string;
  selected: boolean;
}>;

export function ApplicationRow({ application: masked, to, selected }: ApplicationRowProps) {
  const application = readFragment(ApplicationRowFields, masked);
  const applicant = readFragment(ApplicantFields, application);
  const { job, status, jobClosedReason } = application;
  const { user, fit } = applicant;
  const studies = studiesOf(applicant);
  const hours = hoursOf(applicant);
  const [first] = fit?.reasons ?? [];
  return (
    <Item selected={selected}>
      <Monogram name={user.fullName} />
      <div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center">
          <Name asChild>
            <Link to={to} aria-current={selected ? 'true' : undefined} preventScrollReset>
              {user.fullName}
            </Link>
          </Name>
          <Tag tone={statusTones[status]}>{statusLabels[status]}</Tag>
          {jobClosedReason ? (
            <Tag>{jobClosedReason === 'deleted' ? messages.jobDeleted : messages.jobClosed}</Tag>
          ) : null}
        </chakra.div>
        <Small overflowWrap="anywhere">{[user.degree, user.university].filter(Boolean).join(' · ')}</Small>
        {studies ? <Small overflowWrap="anywhere">{studies}</Small> : null}
        <Small overflowWrap="anywhere">
          {[
            job.title,
            formatPlace(job),
            messages.applied(formatDate(application.appliedAt)),
            application.resumeName ? '' : messages.noResume,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
      <Side>
        <VisaLine applicant={applicant} />
        {hours.shared ? <HoursLine text={hours.text} /> : null}
      </Side>
      {first ? (
        <chakra.div gridColumn="2 / -1">
          <ReasonLine>{first}</ReasonLine>
        </chakra.div>
      ) : null}
    </Item>
  );
}
