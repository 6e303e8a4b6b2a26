import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NotGiven } from './NotGiven.tsx';
import { Section } from './Section.tsx';
import type { StudentValues } from './student-form.ts';
import { period } from './timeline.ts';

const Item = chakra('li', {
  base: {
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', pt: '0' },
    _last: { pb: '0' },
  },
});

type EntryProps = Readonly<{ title: string; where: string; when: string; children?: ReactNode }>;

const Entry = ({ title, where, when, children }: EntryProps) => (
  <Item>
    <chakra.h3 textStyle="heading">{title}</chakra.h3>
    <chakra.p textStyle="small" color="text.muted">
      {[where, when].filter(Boolean).join(' · ')}
    </chakra.p>
    {children}
  </Item>
);

type StudentTimelineProps = Pick<StudentValues, 'education' | 'experience'> &
  Readonly<{ onAdd: (part: 'education' | 'experience') => void }>;

export function StudentTimeline({ education, experience, onAdd }: StudentTimelineProps) {
  return (
    <>
      <Section title="Education">
        {education.length === 0 ? <NotGiven what="education" onAdd={() => onAdd('education')} /> : null}
        <ul>
          {education.map((entry) => (
            <Entry
              key={JSON.stringify(entry)}
              title={[entry.degree, entry.field].filter(Boolean).join(', ') || entry.institution}
              where={entry.institution}
              when={[entry.startYear, entry.endYear].filter(Boolean).join(' – ')}
            />
          ))}
        </ul>
      </Section>
      <Section title="Experience">
        {experience.length === 0 ? <NotGiven what="experience" onAdd={() => onAdd('experience')} /> : null}
        <ul>
          {experience.map((entry) => (
            <Entry
              key={JSON.stringify(entry)}
              title={entry.title || entry.company}
              where={entry.company}
              when={period(entry.start, entry.end)}
            >
              {entry.description ? (
                <chakra.p mt="2" whiteSpace="pre-line">
                  {entry.description}
                </chakra.p>
              ) : null}
            </Entry>
          ))}
        </ul>
      </Section>
    </>
  );
}
