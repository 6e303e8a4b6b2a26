import { chakra } from '@chakra-ui/react/styled-system';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { Facts } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/layout.ts';
import { Muted } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import type { EmployerValues } from './employer-form.ts';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';

/** An ABN with the usual spaces: 51 824 753 556. */
const groupedAbn = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

export function EmployerView({ values }: { values: EmployerValues }) {
  const { companyWebsite: website } = values;
  const link = linkAddressOf(website) ? (
    <TextLink href={website} target="_blank" rel="noopener noreferrer">
      {website}
    </TextLink>
  ) : (
    website
  );
  return (
    <Stack gap="5">
      <Section title="Company">
        <Facts
          missing={messages.notGiven}
          facts={[
            ['Company name', values.companyName],
            ['ABN', groupedAbn(values.companyAbn)],
            ['Role title', values.employerRoleTitle],
            ['Website', link],
            ['Company size', values.companySize],
            ['Industry', values.industry],
          ]}
        />
      </Section>
      <Section title="About the company">
        {values.companyDescription ? (
          <chakra.p whiteSpace="pre-line">{values.companyDescription}</chakra.p>
        ) : (
          <Muted>{messages.notGiven}</Muted>
        )}
      </Section>
      <Section title="Contact">
        <Facts
          missing={messages.notGiven}
          facts={[
            ['Full name', values.fullName],
            ['Contact number', values.contactNumber],
          ]}
        />
      </Section>
    </Stack>
  );
}
