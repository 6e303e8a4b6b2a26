import { remembered } from './remembered.ts';

/**
 * A national minimum wage of Australia in Australian dollars: per hour, and per week of 38 hours. `entryHourly` is the least
 * that an award pays adults at its entry level, in their first months.
 */
type MinimumWage = Readonly<{ from: string; hourly: number; weekly: number; entryHourly: number; source: string }>;

/**
 * Newest first; a new decision is one more row, which applies from the first full pay period on or after `from`. An
 * award may set a higher minimum, and a lower one at its entry level, for juniors and for apprentices.
 */
const minimumWages: readonly [MinimumWage, ...MinimumWage[]] = [
  {
    from: '2026-07-01',
    hourly: 26.44,
    weekly: 1_004.9,
    entryHourly: 25.74,
    source: 'Fair Work Commission, Annual Wage Review 2025–26, decision of 2 June 2026',
  },
  {
    from: '2025-07-01',
    hourly: 24.95,
    weekly: 948,
    entryHourly: 24.28,
    source: 'Fair Work Commission, Annual Wage Review 2024–25, decision of 3 June 2025',
  },
];

/** Casual loading: casual employees have no paid leave and get a quarter more instead. */
const casualLoading = 1.25;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The minimum wage at a time; before the oldest row, that of the oldest row. */
export const minimumWageAt = remembered(
  (now: Date) => now.getTime(),
  (now) => {
    const wage = minimumWages.find(({ from }) => from <= dayOf(now)) ?? minimumWages.at(-1) ?? minimumWages[0];
    return { ...wage, casualHourly: toCents(wage.hourly * casualLoading) };
  },
);
