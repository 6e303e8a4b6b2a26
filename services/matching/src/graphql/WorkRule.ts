import { rulesToRecheck } from '@waratah/vocabulary/law/rules';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import type { WorkRuleResolvers } from '../__generated__/resolvers.ts';
import { dayOf } from '../domain/day.ts';

export const WorkRule: WorkRuleResolvers = {
  label: ({ visa }) => (visa === '' ? 'Any visa whose grant names it' : visaLabelOf(visa)),
  condition: ({ condition }) => condition ?? null,
  until: ({ until }) => until ?? null,
  checkedOn: ({ checkedOn }) => checkedOn ?? null,
  isDue: (rule, _args, { clock, schedule }) => rulesToRecheck(dayOf(clock(), schedule.timeZone)).includes(rule),
};
