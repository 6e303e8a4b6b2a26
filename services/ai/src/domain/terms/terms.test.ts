import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const read = (text: string, title = 'Barista', family = '') => termsOf(title, sentencesOf(text), family);
const kindsOf = (facts: readonly Readonly<{ kind: string }>[] = []) => facts.map(({ kind }) => kind);

test.each([
  ['This is a full-time position in a growing team.', ['full_time']],
  ['Job type: Part time', ['part_time']],
  ['Permanent part-time role', ['part_time']],
  ['Casual position with weekend shifts', ['casual']],
  ['Casual/Vacation, $30 an hour', ['casual']],
  ['Full time or part time, as you like', ['full_time', 'part_time']],
  ['Permanent – Full Time/Part Time', ['full_time', 'part_time']],
  ['You have three years of full-time work experience.', []],
  ['You must have full-time work rights.', []],
  ['We are flexible about part-time arrangements.', []],
  ['Enrolled in full-time study', []],
  ['Smart casual dress', []],
  ['This may lead to a full time role.', []],
  ['Full time baker, $1,050 per week', ['full_time']],
  ['Casual kitchen hand $28 per hour', ['casual']],
  ['Part time IT support officer', ['part_time']],
  ['Casual dining in the heart of town', []],
  ['Full time students are welcome.', []],
  ['Part time staff get a discount.', []],
  ['Contract TypeFull time, Fixed Term', ['full_time']],
  ['Job typeFull-time', ['full_time']],
  ['Work TypeCasual/Vacation', ['casual']],
  ['Cook, full time, $45,000 a year.', ['full_time']],
  ['Receptionist full-time $45,000', ['full_time']],
  ['Salary 45000, full-time', ['full_time']],
  ['$52,000 a year full time', ['full_time']],
  ['Waitress in Randwick, 15 hours a week, casual, $28 per hour.', ['casual']],
  ['Looking for casual waitress Randwick', ['casual']],
  ['Waitress Randwick. $28 casual rate, 15 hours a week', ['casual']],
  ['$31 per hour inclusive of 25% casual loading', ['casual']],
  ['Hourly rate $32 (casual loading included)', ['casual']],
  ['Support tasks including loading and transporting produce', []],
  ['Our full time staff earn $60,000 a year', []],
  ['Smart casual, friendly, and on time.', []],
  ['Must have full time availability, $30 an hour', []],
  ['Employment statusPart-time', ['part_time']],
  ['Employment BasisFull Time', ['full_time']],
  ['Working HoursFull-time', ['full_time']],
  ['We typed full time.', []],
  ['Our typeface is Casual Serif.', []],
  ['The hours Full of laughs', []],
  ['The job is full time.', ['full_time']],
  ['The position will be permanent part-time.', ['part_time']],
  ['Hours are full time.', ['full_time']],
  ['Our work is casual dress on Fridays.', []],
  ['Full-time role in a friendly team of five', ['full_time']],
  ['Manage a team of four full-time cooks', []],
  ['Full time in our Hobart office, Monday to Friday', ['full_time']],
  ['Full-time with every second Saturday off', ['full_time']],
  ['Full time + overtime', ['full_time']],
  ['Full time M-F', ['full_time']],
  ['Monday to Friday full time', ['full_time']],
  ['Looking for someone part time', ['part_time']],
  ['The appointment is full-time for twelve months.', ['full_time']],
  ['Our graduate intake is a 12 month full-time program.', ['full_time']],
  ['Payroll clerk - full time', ['full_time']],
  ['Over the year the graduate program is full-time.', ['full_time']],
  ['Full-time supervisor for our warehouse', ['full_time']],
  ['A bakery wants a full-time baker to become part of the family.', ['full_time']],
  ['A full time role for the right person', ['full_time']],
  ['An opportunity has arisen for a full time nurse', ['full_time']],
  ['We are looking for full-time and part-time baristas.', ['full_time', 'part_time']],
  ['This is a permanent full time role with flexible work options.', ['full_time']],
  ['Location: Hobart Job type: Full time For students of life with experience', ['full_time']],
  ['A permanent, full-time role with flexibility', ['full_time']],
  ['15 to 20 hours a week, casual at $34 per hour', ['casual']],
  ['$34/hr casual, ongoing for the right person', ['casual']],
  ['Weekend casuals wanted', ['casual']],
  ['We are hiring casual staff at $34 an hour.', ['casual']],
  ['You are employed as a casual.', ['casual']],
  ['Our casual staff get free coffee.', []],
  ['Casual office environment and free coffee', []],
  ['Casual office assistant', ['casual']],
  ['Full time equivalent: 12', []],
  ['Work rights for full-time work are needed', []],
  ['It may become a full-time role.', []],
])('employment types: %s', (text, bases) => {
  expect(kindsOf(read(text).bases)).toEqual(bases);
});

test('the title can state the employment type, and is then its quote', () => {
  expect(read('Serve coffee.', 'Cook - Part Time').bases).toEqual([{ kind: 'part_time', quote: 'Cook - Part Time' }]);
});

test.each([
  ['The role is part time, three days a week.', 3, 3],
  ['Part time role (2-3 days per week)', 2, 3],
  ['You work 4 days a week.', 4, 4],
  ['Help at the counter, Tuesdays and Thursdays only.', 2, 2],
])('days: %s', (text, min, max) => {
  expect(read(text).days).toEqual({ min, max, quote: text });
});

test.each([
  'Work from home two days a week.',
  'A hybrid role with 3 days a week in the office',
  'Lunch is provided four days a week.',
  'Our shop is open 7 days a week.',
  'Deliveries come on Mondays and Wednesdays only.',
])('not working days: %s', (text) => {
  expect(read(text).days).toBeUndefined();
});

test.each([
  ['Shifts are Monday to Friday, 8.30am to 4.30pm.', 'mon,tue,wed,thu,fri', '08:30-16:30', [37.5, 37.5]],
  ['Roster: Sat and Sun 9 - 5 pm', 'sat,sun', '09:00-17:00', [15, 16]],
  ['Thursday to Saturday, 17:00 - 21:00', 'thu,fri,sat', '17:00-21:00', [12, 12]],
  ['Waitstaff, Fri Sat Sun 5pm-11pm', 'fri,sat,sun', '17:00-23:00', [16.5, 18]],
  ['Sat+Sun 7am-3pm', 'sat,sun', '07:00-15:00', [15, 16]],
  ['6am till 10am Tue Thu', 'tue,thu', '06:00-10:00', [8, 8]],
  ['6am - 2pm Mon-Fri', 'mon,tue,wed,thu,fri', '06:00-14:00', [37.5, 37.5]],
  ['Fridays from 10pm to 6am', 'fri', '22:00-06:00', [7.5, 8]],
  ['Work from half past five until eleven, Monday to Thursday', 'mon,tue,wed,thu', '05:30-11:00', [20, 22]],
  ['Every Saturday and every Sunday, six in the morning to six in the evening', 'sat,sun', '06:00-18:00', [23, 24]],
  ['Monday to Friday, nine to five', 'mon,tue,wed,thu,fri', '09:00-17:00', [37.5, 37.5]],
  ['Tuesday and Thursday from quarter to four until seven', 'tue,thu', '15:45-19:00', [6.5, 6.5]],
  ['Tuesday and Thursday 3.30-5.30pm', 'tue,thu', '15:30-17:30', [4, 4]],
  ['Tuesdays and Fridays 9am-12 noon', 'tue,fri', '09:00-12:00', [6, 6]],
  ['Weekdays from six to ten in the evening', 'mon,tue,wed,thu,fri', '18:00-22:00', [20, 20]],
  ['Mon-Fri 8.30 to 5, half an hour unpaid lunch', 'mon,tue,wed,thu,fri', '08:30-17:00', [40, 40]],
  ['Fridays, 10pm to 6', 'fri', '22:00-06:00', [7.5, 8]],
  ['Saturdays from nine at night until two at night', 'sat', '21:00-02:00', [5, 5]],
  ['Sundays, six in the evening to twelve at night', 'sun', '18:00-00:00', [5.5, 6]],
  ['Saturday and Sunday, 0700-1500', 'sat,sun', '07:00-15:00', [15, 16]],
  ['Mon-Thu 0600 - 1430 hrs', 'mon,tue,wed,thu', '06:00-14:30', [32, 32]],
  ['7.00am start, 3:30pm finish, Mon to Fri', 'mon,tue,wed,thu,fri', '07:00-15:30', [40, 40]],
  ['A console operator for Saturday and Sunday, 8am to 2pm both days', 'sat,sun', '08:00-14:00', [11, 12]],
  ["Wednesday, nine o'clock to noon", 'wed', '09:00-12:00', [3, 3]],
] as const)('roster: %s', (text, days, times, [min, max]) => {
  const { rosters, hours: weekly } = read(text);
  const [start, end] = times.split('-');
  expect(rosters).toEqual([{ days: days.split(','), start, end, quote: text }]);
  expect(weekly).toMatchObject({ min, max, quote: text, inferred: true });
});

test.each([
  'A split shift 6-9am and 3-6pm, Mon to Fri',
  'Mon 6am-10am and Mon 3pm-7pm',
  'Barista Mon 9am-1pm, waiter Mon 5pm-9pm',
  '9-5 Mon to Fri, Sat 9-12',
  'Every day except Monday 8am-4pm',
  'Mon to Sat excluding Wed 4pm-8pm',
  'Daily bar Sundays, 6am to 10am',
  'Mon to Fri 6am-10am then 3pm-6pm',
  'Mon 9am-1pm and also 4pm-8pm',
  'Thursday to Sunday nights 5pm - late, Monday 9am-1pm',
  'Mon Tue 9-5, rest of week 9-1',
  'Either Mon 9am-1pm or Wed 9am-1pm',
  'Shifts available: Mon 9am-1pm, Wed 9am-1pm',
])('two spans of times are not added up or left out: %s', (text) => {
  expect(read(text).hours).toBeUndefined();
});

test.each([
  ['Sat 7am-noon plus Sun 8 til 1', 10, 10],
  ['Fri nite 5-10 and Sat nite 5-11', 10.5, 11],
  ['Mon 9am-1pm, Wed 9am-1pm', 8, 8],
  ['Mon 09:00-14:00 Tue 09:00-14:00 Wed off Thu 09:00-14:00', 15, 15],
  ['Monday: 8am - 4pm\nTuesday: 8am - 4pm\nWednesday: 8am - 2pm', 20.5, 22],
  ['Every weekday 10:00-16:00', 27.5, 27.5],
  ['Weeknights 5pm to 9pm', 20, 20],
  ['10am til 6pm M-F', 37.5, 37.5],
  ['Mon-Thu and Sat 9am to 12pm', 15, 15],
  ['Mon to Fri 9am-1pm, Sat 9am-12pm', 23, 23],
])('times of different days add up: %s', (text, min, max) => {
  expect(read(text).hours).toMatchObject({ min, max, inferred: true });
});

test('hours of a full-time week beside a fraction of it are not those of the job', () => {
  expect(read('0.5 to 0.8 FTE negotiable on a 38 hour week').hours).toMatchObject({ min: 19, max: 30.4 });
});

test.each([
  'We are open Monday to Friday 9am to 5pm.',
  'Call us Mon-Fri, 9am to 4pm.',
  'The clinic operates Mon-Fri, 9am to 4pm.',
  'We are a tour operator running trips Saturday and Sunday 9am to 5pm.',
  'Saturdays, one to two shifts',
  'Care for children from one to five, Monday to Friday',
  'Apply on site 9-11am weekdays with ID.',
  'Apply in person Monday-Friday 2-4pm',
  'Come in for a chat Monday to Friday 9am to 11am.',
  'Monday to Friday 9am to 11am for a chat',
  'Walk-ins welcome weekdays 9am - 12pm',
  'Ask for Maria, Monday to Thursday 9am to 2pm',
  'Text Tom Tue-Thu 9am-12pm',
  'Applications are taken Monday to Wednesday 9am-12pm',
  'Trial shifts Saturday 9am-12pm',
  'Training is on Tuesday and Wednesday 10am to 1pm',
  'Assessment day Saturday 10am to 1pm',
  'Team meetings are on Wednesdays 2pm to 5pm',
  'Live music Friday and Saturday 7pm to 10pm',
  'Free yoga Tuesday and Thursday 12pm to 2pm',
  'Deliveries arrive Monday and Thursday 5am to 7am',
  'The bus runs Monday to Thursday 6am to 9am',
  'Our busiest time is Friday to Sunday 6pm to 9pm',
  'Reception is staffed Tuesday to Thursday 9am to 1pm',
  'Trucks arrive Monday, Wednesday and Friday from 5am to 9am.',
  'He goes to his day program Monday to Wednesday 9am to 3pm.',
  'The partners are in Monday to Wednesday 9 to 5.',
  'Group classes run Monday to Thursday 4pm-7pm.',
  'The market trades Saturday 7am to 1pm.',
  'Dr Nguyen consults Monday and Tuesday 8.30am to 5pm.',
  'The lunch rush is 11.30am to 2pm Monday to Friday.',
  'Training runs for two weeks, Monday to Friday 9am to 5pm.',
  'Our bakers work midnight to 8am Monday to Saturday.',
  'Students come after school, mostly Monday to Thursday 3.30pm-7.30pm.',
  'Breakfast is served to guests 7am to 10am weekdays.',
  'Consulting hours are 9am to 6pm weekdays.',
  'We trade Monday to Saturday 9am to 5pm.',
  'Story time runs Tuesdays and Thursdays 10.30am-11.30am.',
  'Salon hours Tuesday to Thursday 9am to 5pm',
  'Weddings on most Saturdays, from 3pm until midnight',
  'Lisa, who leaves us, did Mondays and Tuesdays 8am-4pm.',
  'Suits somebody with classes Tuesday 9am-3pm at TAFE',
])('no roster: %s', (text) => {
  expect(read(text).rosters).toBeUndefined();
});

test.each([
  'Apply if you can work Mon-Fri 9am-3pm',
  'Text us if you can do shifts Sat and Sun 9am-3pm',
  'Training coordinator, Mon-Thu 9am-1pm',
  'Market stall assistant, Saturday 7am to 1pm',
  'School bus driver, Monday to Friday 6am-9am',
  'Apply now: barista, Monday to Friday 6am to 10am',
  'You must be free Saturday 9am-3pm',
  'Free meals and Saturday and Sunday 9am-3pm shifts',
  'Full training provided, Monday to Wednesday 9am-1pm',
  'Waiters for functions Friday and Saturday 5pm-11pm',
  'Core office hours are 9am-1pm Monday to Wednesday.',
  'Receptionist for a busy clinic Monday and Friday 8am-4pm',
  'Shifts run Monday to Wednesday 9am-1pm.',
  'Hours are Monday to Wednesday 9am-1pm.',
  'You will be working Monday to Wednesday 9am-1pm.',
  'The role is Monday to Wednesday, 9am-1pm.',
  'We are looking for a barista Monday to Wednesday 9am-1pm.',
  'Serve customers Monday to Wednesday 9am-1pm.',
  'A barista is needed Monday to Wednesday 9am-1pm.',
  'We need someone who can work Monday to Wednesday 9am-1pm.',
  'Casual work Monday to Wednesday 9am-1pm',
  'Our cafe is in Fremantle, Monday to Wednesday 9am-1pm',
])('a roster: %s', (text) => {
  expect(read(text).rosters).toHaveLength(1);
});

test('the days on which people may apply are not those of the job', () => {
  expect(read('Apply in person Tuesdays and Thursdays only.').days).toBeUndefined();
});

test.each([
  ['Full time position', 38],
  ['Part time role, four days a week', 30.4],
])('implied hours: %s', (text, hours) => {
  expect(read(text).hours).toMatchObject({ min: hours, max: hours, quote: text, inferred: true });
});

test('stated hours override implied ones, and a choice of employment types implies none', () => {
  expect(read('Full time position. 35 hours a week.').hours).toEqual({ min: 35, max: 35, quote: '35 hours a week.' });
  expect(read('Full time or part time').hours).toBeUndefined();
});

test.each([
  ['This is a fully remote role.', 'remote'],
  ['Location: Remote', 'remote'],
  ['Hybrid working with two days from home', 'hybrid'],
  ['Remote role with one day in the office', 'hybrid'],
  ['Hybrid cloud platforms', undefined],
  ['You support remote communities.', undefined],
  ['This is not a remote role.', undefined],
  ['Flexible remote work and good pay', 'hybrid'],
  ['Remote work is an option.', 'hybrid'],
  ['We like flexibility ( https://us.example/remote work )', undefined],
  ['The role is based in Hong Kong.', 'abroad'],
  ['You will be working from our London office, fully remote at first.', 'abroad'],
  ['You must live in Singapore.', 'abroad'],
  ['Based in our Melbourne office, with a hybrid roster.', 'majorCity'],
  ['Fully remote, with a desk for you to work at our Sydney office.', 'remote'],
  ['You may relocate to London after two years.', undefined],
  ['Since moving to New Zealand in 1998 we have grown.', undefined],
  ['Our head office is in London, and clients come from India.', undefined],
  ['You will work with our team in Singapore from Sydney NSW.', 'majorCity'],
])('workplace: %s', (text, kind) => {
  expect(read(text).workplace?.kind).toBe(kind);
});

test.each([
  ['Internship in marketing', 'student'],
  ['Graduate accountant', 'graduate'],
  ['Junior developer', 'junior'],
  ['Senior business analyst', 'senior'],
  ['Senior manager, finance', 'manager'],
  ['Head of data', 'manager'],
  ['Mid-level engineer', 'mid'],
  ['Developer / Architect', 'senior'],
  ['International sales clerk', undefined],
])('seniority: %s', (title, level) => {
  expect(read('Join us.', title).seniority?.kind).toBe(level);
});

test.each([
  ['Start now - Senior Java developer, Kafka and Spring', 'senior'],
  ['A bakery in Hobart seeks an experienced pastry cook', 'mid'],
  ['You work with a senior engineer', undefined],
])('seniority from the text: %s', (text, level) => {
  expect(read(text).seniority?.kind).toBe(level);
});

test.each([
  ['Consultant Dermatologist', '253', 'senior'],
  ['Resident Medical Officer', '253', 'graduate'],
  ['Clinical Nurse', '2544', 'mid'],
  ['Family Law Associate', '271', 'mid'],
  ['Platform Architect', '2613', 'senior'],
  ['Travel Consultant', '4516', undefined],
  ['Landscape Architect', '2321', undefined],
  ['Senior HR Business Partner', '223', 'senior'],
  ['Financial Controller', '221', 'senior'],
  ['Policy Officer, VPS 5', '2244', 'senior'],
  ['Research Officer (HEO6)', '2345', 'mid'],
  ['Assistant Director', '2244', 'senior'],
  ['Shop Assistant', '621', undefined],
  ['Sommelier', '431', 'mid'],
])('a grade of a profession: %s (%s)', (title, family, level) => {
  expect(read('Join us.', title, family).seniority?.kind).toBe(level);
});

const [nurse, analyst, physiotherapist, cook, roomAttendant] = ['2544', '2241', '2525', '3513', '811'];

test.each([
  ['Guide and advise junior members of the team', analyst, 'mid'],
  ['You will be guided by people who were junior once', analyst, undefined],
  ['Guide junior cooks', cook, undefined],
  ['Ability to lead, manage and motivate a team', nurse, 'mid'],
  ['A highly competent analyst is sought', analyst, 'mid'],
  ['Join a highly skilled and friendly team', analyst, undefined],
  ['Extensive experience in forecasting', analyst, 'senior'],
  ['We bring extensive experience in forecasting', analyst, undefined],
  ['Extensive experience in forecasting is desirable', analyst, undefined],
  ['Work alongside an experienced analyst', analyst, undefined],
  ['A role for experienced people in forecasting', analyst, 'mid'],
  ['CPA qualified', analyst, 'mid'],
  ['CPA qualified or working towards it', analyst, undefined],
  ['Registered engineers (RBP) working on houses', analyst, 'mid'],
  ['Ability to work independently', physiotherapist, 'mid'],
  ['Ability to work independently', analyst, undefined],
  ['$800 per day', analyst, 'mid'],
  ['Strong experience with delivering forecasts', analyst, 'mid'],
  ['Proven experience in forecasting. Graduates are welcome.', analyst, undefined],
  ['Strong background in forecasting, experience of 1-2 years', analyst, undefined],
  ['We have proven experience in forecasting', analyst, undefined],
  ['Demonstrated experience in forecasting', analyst, undefined],
  ['Strong communication skills, and experience will come', analyst, undefined],
  ['We seek an experienced person', roomAttendant, undefined],
])('a sign of experience: %s (%s)', (text, family, level) => {
  expect(read(text, 'Our new colleague', family).seniority?.kind).toBe(level);
});

test.each([
  ['At least 5 years of experience in audit', { minYears: 5 }],
  ['2-3 years experience in a similar role', { minYears: 2, maxYears: 3 }],
  ['Three years’ experience working as a nurse', { minYears: 3 }],
  ['Experience: 4+ years', { minYears: 4 }],
  ['We have 30 years of experience in roofing.', undefined],
  ['It began with one shed 12+ years ago.', undefined],
  ['Ten years of experience preferred', undefined],
  ['3+ years of payroll experience, ideally in a large firm', { minYears: 3 }],
  ['Minimum 5 years in support of systems', { minYears: 5 }],
  ['3+ years across archives', { minYears: 3 }],
  [
    'Required: 3-5 years of experience with pipelines, preferably working with both stores',
    { minYears: 3, maxYears: 5 },
  ],
  ['A solicitor (1-3 years PQE)', { minYears: 1, maxYears: 3 }],
  ['A 4-year degree and at least 2 years of work experience', { minYears: 2 }],
  ['Up to 5 years experience', undefined],
  ['2+ years of experience in a similar position is preferable', undefined],
  ['You are at least 18 years of age and like to work', undefined],
  ['Join us for the next 3+ years', undefined],
  ['A warranty of 5 years', undefined],
  ['We need at least 2 years experience', { minYears: 2 }],
  ['At least 6 months of experience', { minYears: 0.5 }],
  ["Minimum six months' experience as a barista", { minYears: 0.5 }],
  ['You have at least six (6) months as a barista.', { minYears: 0.5 }],
  ['3 to 6 months’ cafe experience', { minYears: 0.25, maxYears: 0.5 }],
  ['Experience: 18 months minimum', { minYears: 1.5 }],
  ['We need at least 12 months experience on a coffee machine.', { minYears: 1 }],
  ['A 6 month contract, experience required', undefined],
  ['A visa with at least 6 months remaining', undefined],
  ['You must stay at least 6 months', undefined],
  ['Gain 6 months experience in our kitchen', undefined],
  ['Pay rises after 6 months experience with us', undefined],
  ['6 months experience preferred', undefined],
  ['Less than 6 months experience is fine', undefined],
])('years: %s', (text, years) => {
  expect(read(text).experience).toEqual(years && { ...years, quote: text });
});
