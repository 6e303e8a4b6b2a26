import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format/dates.ts';
import { postJobPath } from '../../lib/paths.ts';
import { factsOf, importantNotes, visaFacts } from '../../lib/vocabulary/visa-facts.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Page, SideBySide } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Hero, Muted } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { CheckCall } from './CheckCall.tsx';
import { messages } from './messages.ts';
import { Sources } from './Sources.tsx';
import { VisaCard } from './VisaCard.tsx';

export function VisaDetailsPage() {
  return (
    <Page py={{ base: '8', md: '14' }}>
      <TextLink asChild>
        <Link to={postJobPath}>
          <span aria-hidden="true">← </span>
          {messages.backToPosting}
        </Link>
      </TextLink>
      <Hero mt="5">{messages.detailsTitle}</Hero>
      <Muted textStyle="lead" mt="4" mb="4" maxW="56ch">
        {messages.detailsLead}
      </Muted>
      <Tag tone="brand">
        {messages.asOf} {formatDate(factsOf)}
      </Tag>
      <chakra.ul
        display="grid"
        gap="5"
        mt="9"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {visaFacts.map((visa) => (
          <VisaCard key={visa.code} visa={visa} />
        ))}
      </chakra.ul>
      <CheckCall />
      <SideBySide mt={{ base: '12', md: '16' }} gap="8">
        <Card padded bg="warn.soft" borderColor="transparent" boxShadow="none">
          <Heading mb="3">{messages.notes}</Heading>
          <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" css={{ '& ::marker': { color: 'warn' } }}>
            {importantNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </chakra.ul>
        </Card>
        <Sources />
      </SideBySide>
      <ButtonLink asChild mt="10">
        <Link to={postJobPath}>{messages.backToPosting}</Link>
      </ButtonLink>
    </Page>
  );
}
