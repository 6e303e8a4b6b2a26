import { Link } from 'react-router';
import { loginPath } from '../../lib/paths.ts';
import { Page, Stack } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Heading, Muted, Title } from '../../ui/text.ts';

export type LegalText = Readonly<{
  title: string;
  lead: string;
  sections: readonly Readonly<{ title: string; text: readonly string[] }>[];
}>;

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page py={{ base: '8', md: '14' }}>
      <Stack gap="8" maxW="prose" mx="auto">
        <div>
          <Title>{text.title}</Title>
          <Muted mt="2" textStyle="lead">
            {text.lead}
          </Muted>
        </div>
        {text.sections.map((section) => (
          <section key={section.title}>
            <Heading mb="2">{section.title}</Heading>
            <Stack gap="3">
              {section.text.map((paragraph) => (
                <Muted key={paragraph}>{paragraph}</Muted>
              ))}
            </Stack>
          </section>
        ))}
        <p>
          <TextLink asChild>
            <Link to={loginPath}>Back to Sign In</Link>
          </TextLink>
        </p>
      </Stack>
    </Page>
  );
}
