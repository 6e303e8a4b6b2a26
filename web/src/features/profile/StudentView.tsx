import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { SideBySide, Stack } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Muted } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { Resume } from './Resume.tsx';
import { Section } from './Section.tsx';
import { StudentTimeline } from './StudentTimeline.tsx';
import type { StudentValues } from './student-form.ts';

const Tags = ({ values }: { values: readonly string[] }) =>
  values.length === 0 ? (
    <Muted>{messages.notGiven}</Muted>
  ) : (
    <chakra.ul display="flex" flexWrap="wrap" gap="2">
      {values.map((value) => (
        <li key={value}>
          <Tag>{value}</Tag>
        </li>
      ))}
    </chakra.ul>
  );

type StudentViewProps = Readonly<{
  values: StudentValues;
  hasResume: boolean;
  /** Cards of other features, next to the profile on wide screens. */
  aside: ReactNode;
}>;

export function StudentView({ values, hasResume, aside }: StudentViewProps) {
  return (
    <SideBySide>
      <Stack gap="5">
        <Section title="About you">
          <Facts
            missing={messages.notGiven}
            facts={[
              ['Contact number', values.contactNumber],
              ['City/suburb', values.citySuburb],
              ['University', values.university],
              ['Degree/course', values.degree],
              ['Graduation year', values.graduationYear],
              ['Visa status', values.visaStatus],
            ]}
          />
        </Section>
        <StudentTimeline education={values.education} experience={values.experience} />
        <Section title="Skills">
          <Tags values={values.skills} />
        </Section>
        <Section title="Extracurricular activities">
          <Tags values={values.activities} />
        </Section>
      </Stack>
      <Stack gap="5">
        <Resume stored={hasResume} editing={false} />
        {aside}
      </Stack>
    </SideBySide>
  );
}
