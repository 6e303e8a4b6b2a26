import { Link } from 'react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { useWorkRules } from '../features/law/use-work-rules.ts';
import { DayFacts } from '../features/matching/DayFacts.tsx';
import { Counts } from '../features/today/Counts.tsx';
import { messages } from '../features/today/messages.ts';
import { PageHead } from '../ui/PageHead.tsx';

export function Today() {
  usePageTitle(messages.title);
  const { rules, error } = useWorkRules();
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Stack gap="6">
        <Counts dueRules={rules?.filter(({ isDue }) => isDue).length} rulesFailed={Boolean(error)} />
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
