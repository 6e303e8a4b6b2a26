import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { Stack } from '../../ui/layout.ts';
import { DayFacts } from '../features/matching/DayFacts.tsx';
import { DryRun } from '../features/matching/DryRun.tsx';
import { messages } from '../features/matching/messages.ts';
import { RunForm, type RunTarget } from '../features/matching/RunForm.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useNumberParameter } from '../ui/use-number-parameter.ts';

/** The matching page. The day and the student of a dry run are URL parameters. */
export function Matching() {
  usePageTitle(messages.title);
  const [query, setQuery] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const studentId = useNumberParameter('student');
  const day = query.get('day') ?? undefined;
  const look = ({ day: wantedDay, studentId: student }: RunTarget) => {
    setQuery({
      look: 'yes',
      ...(wantedDay && { day: wantedDay }),
      ...(student !== undefined && { student: String(student) }),
    });
    setTurn(turn + 1);
  };
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Stack gap="6">
        <DayFacts day={day} />
        <RunForm initial={{ day, studentId }} onDryRun={look} onChanged={() => setTurn(turn + 1)} />
        {query.has('look') || studentId !== undefined ? <DryRun key={turn} day={day} studentId={studentId} /> : null}
      </Stack>
    </>
  );
}
