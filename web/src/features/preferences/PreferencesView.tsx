import type { PreferencesFieldsFragment } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import type { FactQuestion } from '@waratah/vocabulary/law/questions';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { longDayInWords } from '@waratah/vocabulary/law/days';
import { dayPartLabels, dayParts, shortDayName, weekdays } from '@waratah/vocabulary/work-hours';
import { isPaused } from './preferences-form.ts';
import { Facts } from '../../ui/Facts.tsx';
import { messages } from './messages.ts';

const labelOf = (type: string) => employmentTypes.find(({ code }) => code === type)?.label ?? type;
const listed = (values: readonly string[], none: string) => values.join(', ') || none;

const factInWords = (known: PreferencesFieldsFragment, question: FactQuestion) => {
  const value = known[question.name] ?? '';
  switch (question.kind) {
    case 'day':
      return value && formatDate(value);
    case 'text':
      return value;
    case 'choice':
      return question.choices.find((choice) => choice.value === value)?.label ?? '';
  }
};

const digestInWords = ({ digest, pausedUntil }: PreferencesFieldsFragment) => {
  if (!digest) return messages.off;
  return isPaused(pausedUntil) ? messages.pausedUntil(longDayInWords(pausedUntil)) : messages.on;
};

type PreferencesViewProps = Readonly<{
  known: PreferencesFieldsFragment;
  questions: readonly FactQuestion[];
  asksBreaks: boolean;
}>;

export function PreferencesView({ known, questions, asksBreaks }: PreferencesViewProps) {
  const breaks = known.breaks.map(({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`);
  const days = weekdays.filter((day) => known.daysWanted.includes(day));
  const times = dayParts.filter((part) => known.timesWanted.includes(part));
  return (
    <Facts
      missing={messages.notSaid}
      facts={[
        [messages.digest, digestInWords(known)],
        [messages.workTypes, listed(known.workTypes.map(labelOf), messages.anyWork)],
        [messages.states, listed(known.states, messages.homeState)],
        [messages.hoursWanted, known.hoursWanted ? messages.hours(known.hoursWanted) : messages.anyHours],
        [messages.daysWanted, listed(days.map(shortDayName), messages.anyDay)],
        [
          messages.timesWanted,
          listed(
            times.map((part) => dayPartLabels[part]),
            messages.anyTime,
          ),
        ],
        [messages.hoursWorked, messages.hours(known.hoursWorked)],
        [messages.payFloor, known.payFloor ? messages.pay(known.payFloor) : messages.anyPay],
        [messages.visaExpiry, known.visaExpiry ? formatDate(known.visaExpiry) : ''],
        ...questions.map((question) => [question.label, factInWords(known, question)] as const),
        ...(asksBreaks ? [[messages.breaks, listed(breaks, messages.noBreaks)] as const] : []),
      ]}
    />
  );
}
