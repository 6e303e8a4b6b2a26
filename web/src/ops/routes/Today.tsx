import { Link } from 'react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { DueNote } from '../features/law/DueNote.tsx';
import { messages as lawMessages } from '../features/law/messages.ts';
import { useWorkRules } from '../features/law/use-work-rules.ts';
import { DayFacts } from '../features/matching/DayFacts.tsx';
import { Counts } from '../features/today/Counts.tsx';
import { messages } from '../features/today/messages.ts';
import { PageHead } from '../ui/PageHead.tsx';

export function Today() {
  usePageTitle(messages.title);
  const { rules } = useWorkRules();
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Stack gap="6">
        <DueNote
          rules={rules}
          action={
            <TextLink asChild>
              <Link to="/law">{lawMessages.toTable}</Link>
            </TextLink>
          }
        />
        <Counts />
        <DayFacts
          heading={messages.run}
          action={
            <ButtonLink asChild look="ghost" size="sm">
              <Link to="/matching">{messages.open}</Link>
            </ButtonLink>
          }
        />
      </Stack>
    </>
  );
}
