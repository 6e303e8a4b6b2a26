import { beforeAll, expect, test } from '@jest/globals';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { checkDiffers, openingsDiffer, type PastedAd } from '../../tools/quality/check-answers.ts';
import { redTeam } from './gate-red-team.ts';

const now = new Date('2026-11-26T00:00:00Z');
let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

/** Ads that differ in everything that the law or their own words may decide. */
const invented: readonly PastedAd[] = [
  {
    title: 'Weekend barista',
    text: 'Casual, 12 to 16 hours a week at $34 an hour. Student visas are welcome at our cafe.',
    location: 'Newtown NSW',
  },
  {
    title: 'Cook',
    text: 'Full time in our kitchen by the sea, $14 an hour, cash in hand.',
    company: 'Harbour Kitchen',
  },
  { title: 'Fruit picker', text: 'A season of nine months on our orchard. Piece rates.', location: 'Mildura VIC' },
  { title: 'Data analyst', text: 'Only Australian citizens with a security clearance can be considered.' },
  { title: 'Payroll officer', text: 'Full working rights are required. Salary: $72,000 a year, five days a week.' },
  { title: 'Support worker', text: 'International students need not apply. Shifts on weekends, 20 hours a week.' },
  { title: 'Marketing intern', text: 'This is an unpaid internship of three months in our office, two days a week.' },
  {
    title: 'Software engineer',
    text: 'We offer visa sponsorship for the right person.',
    location: 'Brisbane QLD (Remote)',
  },
  {
    title: 'Nurse',
    text: 'A 12-month contract, part time, 24 hours a week, at $42 to $48 per hour.',
    location: 'Dubbo NSW',
  },
  {
    title: 'Chef',
    text: 'Full time at $75,000 a year. You will work in our Melbourne CBD restaurant five days a week.',
    location: 'Bendigo VIC',
  },
  { title: 'Tutor', text: 'Teach maths online from anywhere in Australia, fully remote, up to 30 hours a week.' },
  { title: 'Cleaner', text: 'A registration fee of $50 is payable first. Write to us on WhatsApp.' },
  { title: 'Waiter', text: 'Casual, 10 hours a week. We pay $28 an hour in our small cafe.' },
  { title: 'Housekeeper', text: 'ABN required. We pay $120 a day, and a uniform bond of $100 applies.' },
  { title: 'Sales agent', text: 'Commission only, earnings are up to you. Work where and when you like.' },
  { title: 'Dishwasher', text: 'Paid $600 a week in cash. A free trial shift on Saturday shows us what you can do.' },
  { title: 'Waiter', text: 'Saturdays only: $100 for 5 hours in our small restaurant by the river.' },
  { title: 'Junior shop assistant', text: 'Casual, for school students under 18. We pay $17 an hour on weekends.' },
  { title: 'Courier', text: 'Drive for us when you like and earn up to $1,500 a week on your own ABN.' },
  { title: 'Kitchen hand', text: 'We pay $30 an hour on paper, then you hand back $8 an hour to the owner.' },
  {
    title: 'Nanny',
    text: 'You help our family for 45 hours a week. We are kind. $250 a week pocket money plus own room.',
  },
  { title: 'Picker', text: 'Pick strawberries with us. We pay $0.80 per punnet and you can do 12 an hour.' },
  {
    title: 'Gift wrapper',
    text: 'Christmas casuals needed from 1 December to 24 December, 38 hours a week at $34 an hour.',
    location: 'Newtown NSW',
  },
  { title: 'Event helper', text: 'You will not be paid, but you get a free ticket. Ten hours a week for a month.' },
  { title: 'Au pair in London', text: 'Live with a family in London, United Kingdom, for six months.' },
];

const ads = [...invented, ...redTeam.map(({ ad: { title, text } }) => ({ title, text }))].map((ad) => {
  const long = ad.text.length < 60 ? { ...ad, text: `${ad.text} This is all that we say.` } : ad;
  return [ad.title, long] as const;
});

test.each(ads)(
  'whoever pastes “%s” gets the answer that the gates give for the same ad in the portal, on every visa',
  (_title, ad) => {
    expect(checkDiffers(ad, { localities, now })).toEqual([]);
  },
);

test.each(ads)('whoever hires is told of “%s” what its holders are told, on every visa', (_title, ad) => {
  expect(openingsDiffer(ad, { localities, now })).toEqual([]);
});
