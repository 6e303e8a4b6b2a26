/** The parts of an ad that the gates use. By default it is a part-time job in Sydney, assessed, live, for any visa. */
export type RedTeamAd = Readonly<{
  title: string;
  text: string;
  employmentType?: string;
  visaTypes?: readonly string[];
  state?: string;
  remote?: true;
  notAssessed?: true;
  expired?: true;
}>;

/** Preferences and circumstances of a student in Sydney, beside the visa. */
export type RedTeamWishes = Readonly<{
  hoursWorked?: number;
  inBreak?: true;
  states?: readonly string[];
  workTypes?: readonly string[];
  visaExpiry?: string;
}>;

export type RedTeamCase = Readonly<{
  ad: RedTeamAd;
  student: string;
  wishes?: RedTeamWishes;
  expected: 'eligible' | 'check' | 'not_eligible';
  /** The gate that refuses, or how the question begins. */
  because?: string;
}>;

/** The day for which every case of this file is judged. */
export const redTeamDay = '2026-11-20';

/** Fifty ads, invented and labelled by hand before any rule had read them. */
export const redTeam: readonly RedTeamCase[] = [
  {
    ad: {
      title: 'Accounts officer',
      text: 'Join our Parramatta office full time and close the books with us each month.',
      employmentType: 'FULL_TIME',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'hours',
  },
  {
    ad: {
      title: 'Payroll officer',
      text: 'A full-time seat in a friendly team that pays four hundred people on time.',
      employmentType: 'FULL_TIME',
    },
    student: '485',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Records clerk',
      text: 'Eighteen hours a week in the archive. Australian citizens or permanent residents only, please.',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Court assistant',
      text: 'Twenty hours a week. We can only consider permanent residents and citizens of Australia for this one.',
    },
    student: '485',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Customs liaison',
      text: 'This role is restricted to Australian citizens and permanent residents. 38 hours a week.',
      employmentType: 'FULL_TIME',
    },
    student: '189',
    expected: 'eligible',
  },
  {
    ad: { title: 'Lab technician', text: 'Mix, measure, repeat, 16 hours a week.\nPR or citizenship required.' },
    student: '485',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Network cabler',
      text: 'Crawl under desks with us for 20 hours a week.\nVisa status: citizen / PR\nOwn tools helpful',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Help desk, federal site',
      text: 'Twenty hours per week at the front desk of a department. You will need a Baseline security clearance before the first day.',
    },
    student: '485',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Junior tester',
      text: 'Test forms that the whole country fills in, 15 hours a week. An NV1 clearance is an advantage, nothing more.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Usher',
      text: '12 hours a week in the stalls. Citizens, permanent residents and visa holders with work rights are all warmly welcome.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Library page',
      text: 'Shelve for 10 hours a week. Australian citizenship is not required for this position.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Stock controller',
      text: 'Count what comes in, 20 hours a week. You must have full working rights in Australia.',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Dispatch clerk',
      text: 'Send what goes out, 36 hours a week. Full Australian work rights are essential.',
    },
    student: '485',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Claims assistant',
      text: 'Open letters and files for 18 hours a week. Applicants need an unrestricted right to work here.',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Night auditor',
      text: 'Sixteen hours a week behind a quiet desk. Your right to work must carry no visa restrictions.',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Juice bar hand',
      text: 'Squeeze with us 18 hours a week. Full working rights or a student visa are both fine.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Cinema attendant',
      text: 'Tear tickets for 16 hours a week. You must have the right to work in Australia.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Bakery helper',
      text: 'From four to nine, three mornings, 15 hours a week. Unfortunately we are unable to sponsor visas.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Phone interviewer',
      text: '22 hours a week of asking politely. Candidates must not require sponsorship now or later.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: { title: 'Market helper', text: 'Sundays at the stall, 10 hours a week.', notAssessed: true },
    student: '500',
    expected: 'not_eligible',
    because: 'live',
  },
  {
    ad: { title: 'Ward clerk', text: 'Exactly 24 hours a week, Monday to Wednesday.' },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: { title: 'Theatre orderly', text: 'We roster you for 25 hours a week.' },
    student: '500',
    expected: 'not_eligible',
    because: 'hours',
  },
  {
    ad: { title: 'School crossing guide', text: 'The contract is for 48 hours per fortnight in term.' },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: { title: 'Depot sorter', text: 'The contract is for 50 hours per fortnight, all year.' },
    student: '500',
    expected: 'not_eligible',
    because: 'hours',
  },
  {
    ad: {
      title: 'Pool attendant',
      text: 'A few laps of the mop and up to 30 hours a week in summer.',
      employmentType: 'CASUAL',
    },
    student: '500',
    expected: 'check',
    because: 'Up to 30 hours a week',
  },
  {
    ad: { title: 'Car park host', text: 'Between 20 and 28 hours per week, you choose the days.' },
    student: '500',
    expected: 'check',
    because: 'Up to 28 hours a week',
  },
  {
    ad: {
      title: 'Summer surveyor',
      text: 'Full time for six weeks with theodolite and hat.',
      employmentType: 'FULL_TIME',
    },
    student: '500',
    wishes: { inBreak: true },
    expected: 'check',
    because: 'Unlimited hours until Sunday 7 February; from then at most 24 h a week',
  },
  {
    ad: { title: 'Gym reception', text: 'Smile at the door for 20 hours a week.' },
    student: '500',
    wishes: { hoursWorked: 10 },
    expected: 'not_eligible',
    because: 'hours',
  },
  {
    ad: { title: 'Gym cleaning', text: 'Polish the mirrors for 14 hours a week.' },
    student: '500',
    wishes: { hoursWorked: 10 },
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Wait staff',
      text: 'Carry three plates and a grin. Shifts as the bookings demand.',
      employmentType: 'CASUAL',
    },
    student: '500',
    expected: 'check',
    because: 'Hours not stated',
  },
  {
    ad: { title: 'Bar staff', text: 'Pour with care. Shifts as the bookings demand.', employmentType: 'CASUAL' },
    student: '485',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Event crew',
      text: 'Stack chairs when there is something to stack them for.',
      employmentType: 'CASUAL',
    },
    student: '500',
    wishes: { hoursWorked: 24 },
    expected: 'not_eligible',
    because: 'hours',
  },
  {
    ad: { title: 'Tram host', text: 'Point the way in Melbourne for 12 hours a week.', state: 'VIC' },
    student: '500',
    expected: 'not_eligible',
    because: 'place',
  },
  {
    ad: {
      title: 'Online tutor',
      text: 'Teach algebra by video from wherever you are, 12 hours a week.',
      state: 'VIC',
      remote: true,
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Winery guide',
      text: 'Walk guests through the cellar in the Yarra Valley, 14 hours a week.',
      state: 'VIC',
    },
    student: '500',
    wishes: { states: ['VIC'] },
    expected: 'eligible',
  },
  {
    ad: { title: 'Drafting cadet', text: 'Draw for 20 hours a week beside an old hand.', visaTypes: ['485', '189'] },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: { title: 'Florist assistant', text: 'Strip thorns for 15 hours a week.', visaTypes: ['500', '485'] },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Fruit shop assistant',
      text: 'Build pyramids of mangoes, 38 hours a week, until the season ends.',
      employmentType: 'CASUAL',
    },
    student: '417/462',
    expected: 'eligible',
  },
  {
    ad: { title: 'Dog walker', text: 'Five dogs, 10 hours a week.' },
    student: 'other',
    expected: 'check',
    because: 'Your right to work depends on your grant',
  },
  {
    ad: { title: 'Cat sitter', text: 'Nine cats, 10 hours a week.', visaTypes: ['500'] },
    student: 'other',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: { title: 'Print shop hand', text: 'Trim and fold for 15 hours a week.' },
    student: '500',
    wishes: { visaExpiry: '2026-11-01' },
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Weekend greeter',
      text: 'Two shifts of seven hours, Saturday and Sunday, at the garden gate.',
      employmentType: 'CASUAL',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Roadhouse all-rounder',
      text: 'We are open 24 hours a day and answer every applicant within 48 hours.',
      employmentType: 'CASUAL',
    },
    student: '500',
    expected: 'check',
    because: 'Hours not stated',
  },
  {
    ad: { title: 'Toy shop helper', text: 'Wrap until your fingers hurt, 15 hours a week.', expired: true },
    student: '500',
    expected: 'not_eligible',
    because: 'live',
  },
  {
    ad: { title: 'Bank teller', text: 'Full time at our oldest branch.', employmentType: 'FULL_TIME' },
    student: '485',
    wishes: { workTypes: ['PART_TIME', 'CASUAL'] },
    expected: 'not_eligible',
    because: 'type',
  },
  {
    ad: { title: 'Survey programmer', text: 'Unlimited work rights in Australia are a must; 30 hours a week.' },
    student: '482',
    expected: 'not_eligible',
    because: 'visa',
  },
  {
    ad: {
      title: 'Bingo caller',
      text: 'Entertain senior citizens for 10 hours a week; experience in PR or radio is handy.',
    },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Deli hand',
      text: 'Student visa holders are limited to 48 hours a fortnight in term, and our roster respects that.',
      employmentType: 'CASUAL',
    },
    student: '500',
    expected: 'check',
    because: 'Hours not stated',
  },
  {
    ad: { title: 'Gallery attendant', text: 'Stand guard over the quiet rooms, 30 hours per fortnight.' },
    student: '500',
    expected: 'eligible',
  },
  {
    ad: {
      title: 'Forecourt attendant',
      text: 'Evenings, 15 hours a week. Sorry, this position is not suitable for student visa holders.',
    },
    student: '500',
    expected: 'not_eligible',
    because: 'visa',
  },
];
