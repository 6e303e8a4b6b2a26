import { checkPath } from '../../lib/paths.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { DueNote } from '../features/law/DueNote.tsx';
import { messages } from '../features/law/messages.ts';
import { RuleTable } from '../features/law/RuleTable.tsx';
import { useWorkRules } from '../features/law/use-work-rules.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** The portal's page: the console is another client. */
const ToCheck = () => (
  <ButtonLink look="ghost" href={checkPath} target="_blank">
    {messages.toCheck}
  </ButtonLink>
);

export function Law() {
  usePageTitle(messages.title);
  const { rules, error, refetch } = useWorkRules();
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} action={<ToCheck />} />
      <Loaded data={rules} error={error} failed={messages.failed} onRetry={refetch}>
        {(loaded) => (
          <Stack gap="5">
            <DueNote rules={loaded} />
            <RuleTable rules={loaded} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
