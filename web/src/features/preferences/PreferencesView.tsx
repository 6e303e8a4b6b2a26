import type { PreferencesFieldsFragment } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import type { FactQuestion } from '@waratah/vocabulary/law/questions';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
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

type PreferencesViewProps = Readonly<{ known: PreferencesFieldsFragment; questions: readonly FactQuestion[] }>;

export function PreferencesView({ known, questions }: PreferencesViewProps) {
  const breaks = known.breaks.map(({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`);
  return (
    <Facts
      missing={messages.notSaid}
      facts={[
        [messages.digest, known.digest ? messages.on : messages.off],
        [messages.workTypes, listed(known.workTypes.map(labelOf), messages.anyWork)],
        [messages.states, listed(known.states, messages.homeState)],
        [messages.hoursWanted, known.hoursWanted ? messages.hours(known.hoursWanted) : messages.anyHours],
        [messages.hoursWorked, messages.hours(known.hoursWorked)],
        [messages.payFloor, known.payFloor ? messages.pay(known.payFloor) : messages.anyPay],
        [messages.visaExpiry, known.visaExpiry ? formatDate(known.visaExpiry) : ''],
        ...questions.map((question) => [question.label, factInWords(known, question)] as const),
        [messages.breaks, listed(breaks, messages.noBreaks)],
      ]}
    />
  );
}
