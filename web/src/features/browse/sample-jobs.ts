/** Sample jobs, shown and labelled as such if jobs cannot be loaded (spec sections 2 and 8): three jobs, five pages. */
export const samplePages = 5;

export type SampleJob = Readonly<{
  id: number;
  title: string;
  company: string;
  place: string;
  pay: string;
  text: string;
  tags: readonly string[];
}>;

export const sampleJobs: readonly SampleJob[] = [
  {
    id: -1,
    title: 'Weekend barista',
    company: 'A café in your suburb',
    place: 'Sydney NSW',
    pay: '$33/hr',
    text: 'An example of how a casual role looks here: what the work is, when it is, and which visas it accepts.',
    tags: ['Accepts 500, 485', '14 h a week', 'Casual'],
  },
  {
    id: -2,
    title: 'Junior web developer',
    company: 'A small studio',
    place: 'Melbourne VIC',
    pay: '$70k - $80k',
    text: 'An example of a professional role. The ad says whether the employer sponsors a visa, in its own words.',
    tags: ['Sponsors visas', 'Full-time'],
  },
  {
    id: -3,
    title: 'Aged care assistant',
    company: 'A care home',
    place: 'Perth WA',
    pay: '$31/hr',
    text: 'An example of a part-time role with hours that fit a student visa during the study period.',
    tags: ['Accepts 500', '16 h a week', 'Part-time'],
  },
];
