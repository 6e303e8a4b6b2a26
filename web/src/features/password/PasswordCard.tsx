import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { loginPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Page } from '../../ui/layout.ts';
import { Muted, Title } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** The layout of both password screens: a title, a card, and a link back. */
export function PasswordCard({
  title,
  text,
  children,
}: Readonly<{ title: string; text: string; children: ReactNode }>) {
  return (
    <Page py={{ base: '8', md: '14' }}>
      <chakra.div maxW="440px" mx="auto">
        <Title textAlign="center">{title}</Title>
        <Muted textAlign="center" mt="2" mb="6">
          {text}
        </Muted>
        <Card padded>{children}</Card>
        <chakra.p textAlign="center" mt="5">
          <TextLink asChild>
            <Link to={loginPath}>{messages.backToSignIn}</Link>
          </TextLink>
        </chakra.p>
      </chakra.div>
    </Page>
  );
}
