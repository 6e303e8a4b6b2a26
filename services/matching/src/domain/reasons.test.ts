import { expect, test } from '@jest/globals';
import { bestReasons, payReason, withoutCommonReasons } from './reasons.ts';
import { jobOf, payOf, today } from './test-examples.ts';

const line = (...reasons: string[]) => ({ reasons });

test('a list leaves out the reasons that most of its lines share, and each line keeps its two rarest', () => {
  const [visa, city, weekends, near, fresh] = ['Accepts subclass 500', 'In Sydney', 'Weekends', '2 km away', 'New'];
  const lines = [
    line(visa, city, near, weekends),
    line(visa, city, weekends),
    line(visa, city, fresh),
    line(visa, city),
    line(visa),
    line(city),
  ];
  expect(withoutCommonReasons(lines)).toEqual([
    line(near, weekends),
    line(visa, weekends),
    line(visa, fresh),
    line(visa, city),
    line(visa),
    line(city),
  ]);
  expect(withoutCommonReasons(lines.slice(0, 5))).toEqual(lines.slice(0, 5));
});

test('a date of posting takes the place of no reason that tells of the work', () => {
  const lines = Array.from({ length: 6 }, (_, index) =>
    line(
      ...(index === 0 ? ['Java matches your profile'] : []),
      'In Sydney',
      'Entry level',
      ...(index < 2 ? ['Posted on 18 November'] : []),
    ),
  );
  expect(withoutCommonReasons(lines).slice(0, 2)).toEqual([
    line('Java matches your profile', 'In Sydney'),
    line('In Sydney', 'Entry level'),
  ]);
});

test('words that both welcome people from abroad and offer sponsorship are quoted once', () => {
  const open = 'The ad says: "Visa sponsorship available for international candidates"';
  const sponsorship = 'Offers sponsorship: "Visa sponsorship available for international candidates"';
  expect(bestReasons({ open, sponsorship })).toEqual([sponsorship]);
  expect(bestReasons({ open, sponsorship: 'Offers sponsorship: "We sponsor"' })).toHaveLength(2);
});

test.each([
  ['casual work without the loading', 'CASUAL', 32.5, undefined],
  ['casual work with more than the loading', 'CASUAL', 33.5, 'Pays $33.50 an hour, above the national minimum'],
  ['work that is not casual', 'PART_TIME', 32.5, 'Pays $32.50 an hour, above the national minimum'],
  ['the minimum itself', 'PART_TIME', 26.44, undefined],
] as const)('pay above the minimum: %s', (_name, employmentType, hourly, expected) => {
  expect(payReason(jobOf({ employmentType, ...payOf(hourly) }), today.now)).toBe(expected);
});
