import { describe, expect, test } from '@jest/globals';
import type { VisaCode } from '../visa-types.ts';
import {
  type Demand,
  type DemandedRights,
  demandedRights,
  demandInWords,
  demandOn,
  isDemandedRights,
  kindOfRights,
  type NamedRights,
} from './demand.ts';
import type { VisaFacts } from './facts.ts';
import { demandOfSaid } from './said-demand.ts';

const day = '2026-11-23';
const demanding = (rights: DemandedRights): Demand => ({ kind: kindOfRights(rights), quote: 'the words', rights });
const begun = { courseBegins: '2026-03-02' } as const;

const everybody = [
  'citizen',
  'permanent resident',
  'other permanent visa',
  'New Zealander',
  'graduate',
  'regional worker',
  'partner, provisional',
  'sponsored worker',
  'family of a sponsored worker',
  'backpacker',
  'student',
  'doctoral student',
  "student's family",
  "family of a master's student",
  'bridging visa, work without a limit',
  'bridging visa, limited work',
  'bridging visa, grant not told',
  'trainee',
  'visitor',
  'not sure',
] as const;
type Who = (typeof everybody)[number];

const holders: Readonly<Record<Who, readonly [VisaCode, VisaFacts]>> = {
  citizen: ['citizen', {}],
  'permanent resident': ['189', {}],
  'other permanent visa': ['permanent', {}],
  'New Zealander': ['444', {}],
  graduate: ['485', {}],
  'regional worker': ['491', {}],
  'partner, provisional': ['309/820', {}],
  'sponsored worker': ['482', { employer: 'Bay Bakery' }],
  'family of a sponsored worker': ['482-family', {}],
  backpacker: ['417/462', {}],
  student: ['500', begun],
  'doctoral student': ['500', { ...begun, courseLevel: 'research' }],
  "student's family": ['500-family', { ...begun, courseLevel: 'other' }],
  "family of a master's student": ['500-family', { ...begun, courseLevel: 'masters_coursework' }],
  'bridging visa, work without a limit': ['bridging-a', { workGranted: 'full', formerVisa: 'ended' }],
  'bridging visa, limited work': ['bridging-a', { workGranted: 'limited', formerVisa: 'ended' }],
  'bridging visa, grant not told': ['bridging-a', { formerVisa: 'ended' }],
  trainee: ['407', {}],
  visitor: ['visitor', {}],
  'not sure': ['other', {}],
};

/** Who meets each demand, and to whom it is a question; it refuses the others. */
const table: Record<DemandedRights, Readonly<{ met: readonly Who[]; unclear: readonly Who[] }>> = {
  citizens: { met: ['citizen'], unclear: ['not sure'] },
  clearance: { met: ['citizen'], unclear: ['not sure'] },
  citizens_nz: { met: ['citizen', 'New Zealander'], unclear: ['not sure'] },
  residents_cleared: { met: ['citizen'], unclear: ['permanent resident', 'other permanent visa', 'not sure'] },
  residents: { met: ['citizen', 'permanent resident', 'other permanent visa'], unclear: ['not sure'] },
  residents_nz: {
    met: ['citizen', 'permanent resident', 'other permanent visa', 'New Zealander'],
    unclear: ['not sure'],
  },
  no_temporary: {
    met: ['citizen', 'permanent resident', 'other permanent visa'],
    unclear: ['New Zealander', 'not sure'],
  },
  permanent_rights: {
    met: ['citizen', 'permanent resident', 'other permanent visa', 'New Zealander'],
    unclear: ['graduate', 'regional worker', 'partner, provisional', 'family of a sponsored worker', 'not sure'],
  },
  full_rights: {
    met: [
      ...(['citizen', 'permanent resident', 'other permanent visa', 'New Zealander', 'graduate'] as const),
      ...(['regional worker', 'partner, provisional', 'family of a sponsored worker'] as const),
      'bridging visa, work without a limit',
    ],
    unclear: ['doctoral student', "family of a master's student", 'bridging visa, grant not told', 'not sure'],
  },
  full_hours: {
    met: [
      ...(['citizen', 'permanent resident', 'other permanent visa', 'New Zealander', 'graduate'] as const),
      ...(['regional worker', 'partner, provisional', 'family of a sponsored worker', 'doctoral student'] as const),
      ...(["family of a master's student", 'bridging visa, work without a limit'] as const),
    ],
    unclear: ['sponsored worker', 'backpacker', 'bridging visa, grant not told', 'trainee', 'not sure'],
  },
  no_students: {
    met: [
      ...(['citizen', 'permanent resident', 'other permanent visa', 'New Zealander', 'graduate'] as const),
      ...(['regional worker', 'partner, provisional', 'sponsored worker', 'family of a sponsored worker'] as const),
      ...(['backpacker', 'bridging visa, work without a limit', 'bridging visa, limited work'] as const),
      ...(['bridging visa, grant not told', 'trainee', 'visitor'] as const),
    ],
    unclear: ["student's family", "family of a master's student", 'not sure'],
  },
};

const everyCase = demandedRights.flatMap((rights) =>
  everybody.map((who) => {
    const { met, unclear } = table[rights];
    return [rights, who, met.includes(who) ? 'met' : unclear.includes(who) ? 'unclear' : 'refused'] as const;
  }),
);

test.each(everyCase)('an ad that demands %s, and a %s: %s', (rights, who, expected) => {
  const [visa, facts] = holders[who];
  expect(demandOn(visa, demanding(rights), day, facts).kind).toBe(expected);
});

describe('words that leave it open', () => {
  const unclear = (rights?: DemandedRights): Demand => ({ kind: 'unclear', quote: 'the words', rights });
  const answer = (visa: VisaCode | undefined, demand: Demand) => demandOn(visa, demand, day).kind;

  test('are a question to all but those who would meet the strictest reading', () => {
    expect(answer('citizen', unclear('citizens'))).toBe('met');
    expect(answer('189', unclear('residents'))).toBe('met');
    expect(answer('189', unclear('clearance'))).toBe('unclear');
    expect(answer('189', unclear())).toBe('unclear');
    expect(answer('485', unclear('full_rights'))).toBe('unclear');
    expect(answer('500', unclear('no_students'))).toBe('unclear');
  });

  test('that take the holders of one visa are met by them, and a question to all others, citizens too', () => {
    const answers = (rights: NamedRights) =>
      (['500', '417/462', '189', 'citizen', '485', undefined] as const).map((visa) =>
        answer(visa, { kind: 'unclear', quote: 'the words', rights }),
      );
    expect(answers('students')).toEqual(['met', 'unclear', 'unclear', 'unclear', 'unclear', 'unclear']);
    expect(answers('holiday_makers')).toEqual(['unclear', 'met', 'unclear', 'unclear', 'unclear', 'unclear']);
    expect(answers('students_holiday_makers').slice(0, 3)).toEqual(['met', 'met', 'unclear']);
    const formerStudent = { formerVisa: '500', formerVisaEnds: '2027-03-15' } as const;
    expect(demandOn('bridging-a', { kind: 'unclear', quote: '', rights: 'students' }, day, formerStudent).kind).toBe(
      'met',
    );
  });

  test('that do not take working holiday makers refuse them, and are no question to others', () => {
    const demand: Demand = { kind: 'unclear', quote: 'No backpackers', rights: 'no_holiday_makers' };
    expect(demandOn('417/462', demand, day)).toEqual({
      kind: 'refused',
      because: 'no working holiday visas',
      quote: 'No backpackers',
    });
    const others = ['citizen', '189', '444', '485', '500', '309/820', '482', 'bridging-b'] as const;
    expect(others.map((visa) => demandOn(visa, demand, day, { formerVisa: '500' }).kind)).toEqual(
      others.map(() => 'met'),
    );
    expect([undefined, 'other' as const].map((visa) => answer(visa, demand))).toEqual(['unclear', 'unclear']);
    const formerBackpacker = { formerVisa: '417/462', formerVisaEnds: '2027-03-15' } as const;
    expect(demandOn('bridging-a', demand, day, formerBackpacker).kind).toBe('refused');
    expect(demandInWords(demand)).toBe('no working holiday visas');
  });

  test('a demand that does not tell whom it names is a question to residents', () => {
    const untold: Demand = { kind: 'residents_only', quote: 'the words' };
    expect((['citizen', '189', '444', '485', undefined] as const).map((visa) => answer(visa, untold))).toEqual([
      'met',
      'unclear',
      'unclear',
      'refused',
      'unclear',
    ]);
    expect(answer('485', { kind: 'full_rights', quote: 'the words' })).toBe('met');
    expect(answer('500', { kind: 'full_rights', quote: 'the words' })).toBe('refused');
  });
});

test('a refusal says what is demanded, in the words of the ad', () => {
  const because = (rights: DemandedRights) => demandOn('500', demanding(rights), day, begun);
  expect(because('citizens_nz')).toEqual({
    kind: 'refused',
    because: 'citizens of Australia or New Zealand only',
    quote: 'the words',
  });
  expect(because('no_students')).toMatchObject({ because: 'no student visas' });
});

test('an event carries a demand, and one of an earlier reader does not tell whom it names', () => {
  const value = { quote: 'PR only' };
  const kind = { case: 'residentsOnly', value } as const;
  expect(demandOfSaid({ kind, demanded: 'residents' })).toEqual({
    kind: 'residents_only',
    quote: 'PR only',
    rights: 'residents',
  });
  expect(demandOfSaid({ kind, demanded: '' })).toEqual({ kind: 'residents_only', quote: 'PR only' });
  expect(demandOfSaid({ kind, demanded: 'astronauts' })).toEqual({ kind: 'residents_only', quote: 'PR only' });
  expect(demandOfSaid({ kind: { case: 'open', value }, demanded: '' })).toEqual({ kind: 'open', quote: 'PR only' });
  expect(demandOfSaid({ kind: { case: 'unstated', value: {} }, demanded: '' })).toEqual({ kind: 'unstated' });
  expect(demandOfSaid(undefined)).toEqual({ kind: 'unstated' });
  expect(isDemandedRights('no_students')).toBe(true);
  const unclear = { case: 'unclear', value } as const;
  expect(demandOfSaid({ kind: unclear, demanded: 'students' })).toEqual({
    kind: 'unclear',
    quote: 'PR only',
    rights: 'students',
  });
  expect(demandOfSaid({ kind: unclear, demanded: 'no_holiday_makers' })).toMatchObject({ rights: 'no_holiday_makers' });
  expect(demandOfSaid({ kind, demanded: 'students' })).toEqual({ kind: 'residents_only', quote: 'PR only' });
});
