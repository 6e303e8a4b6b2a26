import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { applicationsPath, companyPath, postJobPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading } from '../../ui/text.ts';
import { messages } from './messages.ts';

const actions = [
  [messages.postNew, postJobPath],
  [messages.viewApplications, applicationsPath],
  [messages.companyInfo, companyPath],
] as const;

/** Quick actions and the newest applications. */
export function DashboardAside({ applications }: { applications: ReactNode }) {
  return (
    <Stack gap="5">
      <Card padded>
        <Heading mb="3">{messages.quickActions}</Heading>
        <chakra.div display="grid" gap="3">
          {actions.map(([label, path]) => (
            <ButtonLink key={label} asChild look="ghost">
              <Link to={path}>{label}</Link>
            </ButtonLink>
          ))}
        </chakra.div>
      </Card>
      <Card padded>
        <Heading>{messages.recentApplications}</Heading>
        {applications}
      </Card>
    </Stack>
  );
}
