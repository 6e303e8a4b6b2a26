import { useLazyQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { saveAs } from '../../lib/save-as.ts';
import { Button } from '../../ui/button.ts';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const ShiftCalendar = graphql(`
  query ShiftCalendar {
    myShiftCalendar
  }
`);

/** Downloads the student's shifts as a calendar file. */
export function CalendarButton() {
  const [ask, { loading }] = useLazyQuery(ShiftCalendar, { fetchPolicy: 'no-cache' });
  const download = async () => {
    const { data } = await ask();
    if (!data) return toastBad(messages.notExported);
    saveAs(messages.fileName, new Blob([data.myShiftCalendar], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button type="button" look="plain" size="sm" disabled={loading} onClick={() => void download()}>
      {messages.calendar}
    </Button>
  );
}
