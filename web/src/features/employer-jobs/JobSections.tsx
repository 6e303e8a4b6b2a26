import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Card } from '../../ui/card.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Tag } from '../../ui/tag.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

export const JobSectionsFields = graphql(`
  fragment JobSections on Job {
    description
    requiredSkills
    preferredSkills
    educationRequirements
    document {
      name
      url
    }
  }
`);

function Skills({ title, skills }: Readonly<{ title: string; skills: readonly string[] }>) {
  if (skills.length === 0) return null;
  return (
    <div>
      <Heading mb="3">{title}</Heading>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {skills.map((skill) => (
          <li key={skill}>
            <Tag>{skill}</Tag>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

export function JobSections({ job: masked }: { job: FragmentType<typeof JobSectionsFields> }) {
  const job = readFragment(JobSectionsFields, masked);
  return (
    <Card padded display="grid" gap="6">
      <div>
        <Heading mb="3">{messages.description}</Heading>
        {job.description ? <RichText html={job.description} /> : <Muted>{messages.noDescription}</Muted>}
      </div>
      <Skills title={messages.requiredSkills} skills={job.requiredSkills} />
      <Skills title={messages.preferredSkills} skills={job.preferredSkills} />
      {job.educationRequirements ? (
        <div>
          <Heading mb="3">{messages.education}</Heading>
          <Muted whiteSpace="pre-line">{job.educationRequirements}</Muted>
        </div>
      ) : null}
      {job.document ? (
        <div>
          <Heading mb="3">{messages.document}</Heading>
          <TextLink href={job.document.url} overflowWrap="anywhere">
            {job.document.name}
          </TextLink>
        </div>
      ) : null}
    </Card>
  );
}
