import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { SideBySide, Stack } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { messages } from './messages.ts';
import { NotGiven } from './NotGiven.tsx';
import type { ProfilePart } from './profile-parts.ts';
import { Resume } from './Resume.tsx';
import { Section } from './Section.tsx';
import { StudentTimeline } from './StudentTimeline.tsx';
import type { StudentValues } from './student-form.ts';

type TagsProps = Readonly<{
  values: readonly string[];
  what: ProfilePart;
  onAdd: (part: ProfilePart) => void;
}>;

const Tags = ({ values, what, onAdd }: TagsProps) =>
  values.length === 0 ? (
    <NotGiven what={what} onAdd={() => onAdd(what)} />
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
  /** Opens the form at a part that is missing. */
  onAdd: (part: ProfilePart) => void;
  /** Cards of other features, next to the profile on wide screens. */
  aside: ReactNode;
}>;

export function StudentView({ values, hasResume, onAdd, aside }: StudentViewProps) {
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
        <StudentTimeline education={values.education} experience={values.experience} onAdd={onAdd} />
        <Section title="Skills">
          <Tags values={values.skills} what="skills" onAdd={onAdd} />
        </Section>
        <Section title="Languages">
          <Tags values={values.languages} what="languages" onAdd={onAdd} />
        </Section>
        <Section title="Extracurricular activities">
          <Tags values={values.activities} what="activities" onAdd={onAdd} />
        </Section>
      </Stack>
      <Stack gap="5">
        <Resume stored={hasResume} />
        {aside}
      </Stack>
    </SideBySide>
  );
}
