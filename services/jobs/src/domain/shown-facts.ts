import type { Demand } from '@waratah/vocabulary/law/demand';
import type { WeekHours } from '@waratah/vocabulary/law/stated-terms';

/** Hours a week as `WeeklyHours` of the schema. */
export const shownHours = (hours: WeekHours | undefined) =>
  hours ? { min: hours.min, max: hours.max, inferred: hours.inferred ?? false } : null;

/** Whose right to work an ad accepts, as `StatedWorkRights` of the schema. */
export const shownRights = (demand: Demand) => ({
  kind: demand.kind,
  quote: 'quote' in demand ? demand.quote : null,
  demanded: ('rights' in demand && demand.rights) || null,
});
