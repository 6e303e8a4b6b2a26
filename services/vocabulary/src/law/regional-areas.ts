/**
 * Designated regional areas by postcode, from the "Migration (Designated regional areas for certain skilled and
 * temporary graduate visas) Instrument (LIN 22/022) 2022", with both of its categories combined. Ranges include both
 * ends. All of Western Australia, South Australia, Tasmania, the ACT and the Northern Territory is regional.
 */
export const regionalAreasSource = 'https://www.legislation.gov.au/F2022L00231';
export const regionalAreasCheckedOn = '2026-11-22';

const ranges = `
  0200-0299 0800-0999
  2250-2308 2311-2490 2500-2551 2574-2739 2753-2754 2756-2758 2773-2920
  3097-3099 3139 3211-3325 3328-3334 3340-3342 3345-3424 3430-3799 3809-3909 3912-3971 3978-3996
  4019-4022 4025 4037 4074 4076-4078 4124-4125 4133 4183-4184 4207-4275 4280-4287 4300-4301 4303-4498 4500-4512 4514-4519 4521
  4550-4575 4580-4895
  5000-5999 6000-6999 7000-7999`;

/** Those that the instrument added; the one before it (LIN 19/217) did not have them. */
const added = `
  4019-4022 4025 4037 4074 4076-4078 4300-4301 4303-4305 4500-4506 4508-4512 4514-4516 4521`;
const addedOn = '2022-03-05';

const within = (text: string) => {
  const spans = text
    .trim()
    .split(/\s+/)
    .map((span) => span.split('-').map(Number))
    .map(([from = 0, to = from]) => ({ from, to }));
  return (postcode: string) => {
    const number = Number(postcode);
    return /^\d{4}$/.test(postcode) && spans.some(({ from, to }) => from <= number && number <= to);
  };
};

/** Whether a postcode (four digits) is in a designated regional area. */
export const isRegional = within(ranges);

const isAdded = within(added);

/** The day (YYYY-MM-DD) on which a postcode was added to the designated areas; undefined if it always was one, or is none. */
export const regionalSince = (postcode: string): string | undefined => (isAdded(postcode) ? addedOn : undefined);

/** States and territories that are entirely regional. */
const regionalStates: ReadonlySet<string> = new Set(['ACT', 'NT', 'SA', 'TAS', 'WA']);

/** Whether a place is in a designated regional area, by its postcode, else by its state; undefined if neither tells. */
export const regionalityOf = (place: Readonly<{ postcode: string; state: string }>): boolean | undefined => {
  if (place.postcode !== '') return isRegional(place.postcode);
  return regionalStates.has(place.state) ? true : undefined;
};
