import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format/dates.ts';
import { loginPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Page, Stack } from '../../ui/layout.ts';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Heading, Muted, Small, Title } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Contents } from './Contents.tsx';
import { RetentionTable } from './RetentionTable.tsx';
import type { LegalText } from './legal-text.ts';
import { messages } from './messages.ts';
import { idOf } from './section-id.ts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    mt: { base: '8', md: '10' },
    alignItems: 'start',
  },
});

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page py={{ base: '8', md: '14' }}>
      <Title>{text.title}</Title>
      <Muted mt="2" textStyle="lead" maxW="prose">
        {text.lead}
      </Muted>
      <Small mt="2">
        {messages.since} {formatDate(text.since)}
      </Small>
      <Layout>
        <Contents sections={text.sections} />
        <Stack gap="9" maxW="prose">
          <Card padded display="grid" gap="2" bg="ok.soft" borderColor="transparent" boxShadow="none">
            <Heading>{messages.inShort}</Heading>
            {text.short.map((sentence) => (
              <ReasonLine key={sentence}>{sentence}</ReasonLine>
            ))}
          </Card>
          {text.sections.map(({ title, text: paragraphs, kept }) => (
            <chakra.section key={title} id={idOf(title)} scrollMarginTop="6">
              <Heading mb="2">{title}</Heading>
              <Stack gap="3">
                {paragraphs.map((paragraph) => (
                  <Muted key={paragraph}>{paragraph}</Muted>
                ))}
                {kept ? <RetentionTable kept={kept} /> : null}
              </Stack>
            </chakra.section>
          ))}
          <p>
            <TextLink asChild>
              <Link to={loginPath}>{messages.backToSignIn}</Link>
            </TextLink>
          </p>
        </Stack>
      </Layout>
    </Page>
  );
}
