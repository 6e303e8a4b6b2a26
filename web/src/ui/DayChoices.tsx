import { chakra } from '@chakra-ui/react/styled-system';
import { dayPartLabels, dayParts, shortDayName, weekdays } from '@waratah/vocabulary/work-hours';
import type { ComponentProps } from 'react';
import { FieldGroup } from './FieldGroup.tsx';

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'input',
    overflow: 'hidden',
    bg: 'card',
  },
});

const Day = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: '46px',
    fontSize: '.9rem',
    fontWeight: 600,
    color: 'text.muted',
    cursor: 'pointer',
    borderInlineStartWidth: '1px',
    borderColor: 'line',
    _first: { borderInlineStartWidth: '0' },
    '&:has(input:checked)': { bg: 'ok', color: 'card' },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.brand}', outlineOffset: '-3px' },
  },
});

const Box = chakra('input', {
  base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', m: '0', w: '100%', h: '100%' },
});

type StripProps = Readonly<{ legend: string; helper?: string; error?: string | undefined }> &
  Omit<ComponentProps<typeof Box>, 'type' | 'children'>;

/** Checkboxes side by side that look like one field; any number can be chosen. */
function StripChoices({
  legend,
  helper,
  error,
  choices,
  ...box
}: StripProps & Readonly<{ choices: readonly (readonly [value: string, label: string])[] }>) {
  return (
    <FieldGroup legend={legend} helper={helper} error={error}>
      <Days>
        {choices.map(([value, label]) => (
          <Day key={value}>
            <Box {...box} type="checkbox" value={value} />
            {label}
          </Day>
        ))}
      </Days>
    </FieldGroup>
  );
}

const days = weekdays.map((day) => [day, shortDayName(day)] as const);

/** Choices of weekdays. */
export const DayChoices = (props: StripProps) => <StripChoices choices={days} {...props} />;

const parts = dayParts.map((part) => [part, dayPartLabels[part]] as const);

/** Choices of parts of the day. */
export const TimeChoices = (props: StripProps) => <StripChoices choices={parts} {...props} />;
