import { formatDate } from '../../lib/format/dates.ts';
import { disclaimer, factsOf, sources } from '../../lib/vocabulary/visa-facts.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading, Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** The sources of the facts, their date, and a disclaimer. */
export function Sources() {
  return (
    <Stack asChild gap="2">
      <section>
        <Heading>{messages.sources}</Heading>
        <ul>
          {sources.map(({ label, url }) => (
            <Small asChild key={url} mb="1">
              <li>
                <TextLink href={url} rel="noreferrer">
                  {label}
                </TextLink>
              </li>
            </Small>
          ))}
        </ul>
        <Small maxW="prose">
          {messages.asOf} {formatDate(factsOf)}. {disclaimer}
        </Small>
      </section>
    </Stack>
  );
}
