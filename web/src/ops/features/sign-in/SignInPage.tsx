import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Bloom } from '../../../ui/Bloom.tsx';
import { Card } from '../../../ui/card.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Muted, Title } from '../../../ui/text.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';
import { messages } from './messages.ts';
import type { NewFactor } from './second-factor.ts';
import { SetUpFactor } from './SetUpFactor.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The sign-in page. `ended`: the server has ended this browser's session. */
export function SignInPage({ ended }: { ended: boolean }) {
  const [factor, setFactor] = useState<NewFactor>();
  const title = factor ? messages.setUpTitle : messages.title;
  usePageTitle(title);
  return (
    <chakra.main minH="100dvh" display="grid" alignContent="center" px="5" py="10" position="relative">
      <chakra.div position="absolute" top="4" right="4">
        <ThemeToggle />
      </chakra.div>
      <chakra.div w="full" maxW="420px" mx="auto">
        <chakra.div display="grid" justifyItems="center" textAlign="center" gap="2" mb="6">
          <Bloom size={56} />
          <Title mt="2">{title}</Title>
          <Muted>{messages.lead}</Muted>
        </chakra.div>
        <Card padded display="grid" gap="5">
          {ended ? <Notice tone="warn">{messages.ended}</Notice> : null}
          {factor ? <SetUpFactor factor={factor} /> : <SignInForm onNewFactor={setFactor} />}
        </Card>
        <chakra.p textAlign="center" mt="5" fontSize=".92rem">
          <TextLink href="/auth">{messages.toPortal}</TextLink>
        </chakra.p>
      </chakra.div>
    </chakra.main>
  );
}
