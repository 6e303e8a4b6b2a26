import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CompanyLogo } from '../../ui/CompanyLogo.tsx';
import { Title } from '../../ui/text.ts';

type ProfileHeaderProps = Readonly<{
  title: string;
  name: string;
  email: string;
  logoUrl?: string | null;
  actions: ReactNode;
}>;

export function ProfileHeader({ title, name, email, logoUrl, actions }: ProfileHeaderProps) {
  return (
    <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
      <CompanyLogo name={name || email} url={logoUrl} />
      <chakra.div flex="1" minW="200px">
        <Title>{title}</Title>
        <chakra.p color="text.muted" overflowWrap="anywhere">
          <chakra.span display={{ base: 'block', sm: 'inline' }}>{name}</chakra.span>
          <chakra.span display={{ base: 'none', sm: 'inline' }}>{' · '}</chakra.span>
          <chakra.span display={{ base: 'block', sm: 'inline' }}>{email}</chakra.span>
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        {actions}
      </chakra.div>
    </chakra.div>
  );
}
