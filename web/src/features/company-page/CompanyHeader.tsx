import { chakra } from '@chakra-ui/react/styled-system';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { withScheme } from '../../lib/format/web-address.ts';
import { Card } from '../../ui/card.ts';
import { CompanyLogo } from '../../ui/CompanyLogo.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Tag } from '../../ui/tag.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Heading, Muted, Small, Title } from '../../ui/text.ts';
import { messages } from './messages.ts';

export const CompanyHeaderFields = graphql(`
  fragment CompanyHeader on Company {
    name
    abnChecked
    about
    website
    size
    industry
    logoUrl
  }
`);

const About = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: '70ch' } });

/** Returns the website's URL if it is http or https; anything else does not become a link. */
const linkOf = (website: string | null | undefined) => {
  const address = withScheme(website ?? '');
  return linkAddressOf(address) ? address : undefined;
};

/** The company's logo, name, badge for a checked ABN, facts, and description. */
export function CompanyHeader({ company: masked }: { company: FragmentType<typeof CompanyHeaderFields> }) {
  const { name, abnChecked, about, website, size, industry, logoUrl } = readFragment(CompanyHeaderFields, masked);
  const link = linkOf(website);
  return (
    <Card padded display="grid" gap="5">
      <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
        <CompanyLogo name={name} url={logoUrl} />
        <Title overflowWrap="anywhere" minW="0">
          {name}
        </Title>
        {abnChecked ? <Tag tone="ok">✓ {messages.abnChecked}</Tag> : null}
      </chakra.div>
      {abnChecked ? <Small>{messages.abnCheckedText}</Small> : null}
      <Facts
        facts={[
          [messages.industry, industry],
          [messages.size, size],
          [
            messages.website,
            link ? (
              <TextLink href={link} target="_blank" rel="noopener noreferrer nofollow">
                {new URL(link).hostname}
              </TextLink>
            ) : null,
          ],
        ]}
      />
      <section>
        <Heading mb="2">{messages.about(name)}</Heading>
        {about ? <About>{about}</About> : <Muted>{messages.noAbout}</Muted>}
      </section>
    </Card>
  );
}
