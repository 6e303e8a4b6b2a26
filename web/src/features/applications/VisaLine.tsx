import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantFragment } from '../../gql/graphql.ts';
import { ShieldIcon } from '../../ui/icons.tsx';
import { Small } from '../../ui/text.ts';
import { visaOf } from './applicant.ts';

const Verified = chakra('span', {
  base: {
    display: 'flex',
    gap: '1.5',
    alignItems: 'center',
    fontSize: '.88rem',
    fontWeight: 600,
    color: 'ok',
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
});

/** The applicant's visa, and whether it is verified if the applicant shares that. */
export function VisaLine({ applicant }: { applicant: ApplicantFragment }) {
  const { label, verified } = visaOf(applicant);
  return (
    <>
      <chakra.p fontWeight={600} fontSize=".95rem">
        {label}
      </chakra.p>
      {verified ? (
        <Verified>
          <ShieldIcon />
          {verified}
        </Verified>
      ) : null}
    </>
  );
}

/** The hours, with an optional note such as the legal limit. */
export function HoursLine({ text, note }: Readonly<{ text: string; note?: string | undefined }>) {
  return (
    <>
      <chakra.p fontWeight={600} fontSize=".95rem">
        {text}
      </chakra.p>
      {note ? <Small>{note}</Small> : null}
    </>
  );
}
