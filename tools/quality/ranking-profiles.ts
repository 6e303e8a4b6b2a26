import { type Archetype, archetypes } from './ranking-archetypes.ts';

/** An invented student with a resume, and the kinds of work that they would welcome. */
export type WrittenStudent = Readonly<{
  name: string;
  trade: string;
  visa: '485' | '500';
  degree: string;
  field: string;
  skills: readonly string[];
  experience: readonly Readonly<{ title: string; start: string; end: string; description: string }>[];
  resume: string;
  suburb: string;
  hoursWanted?: number;
  /** Families of occupations: their own work, and related work. */
  own: readonly string[];
  near: readonly string[];
  /** The student's level; an ad more than one level away does not fit. */
  level: 'graduate' | 'junior';
}>;

const suburbs = ['Parramatta NSW', 'Carlton VIC', 'Prospect SA', 'Ashfield NSW', 'Clayton VIC', 'St Lucia QLD'];

/** Work beside the studies: its title, its tasks, and its family. */
const sideJobs = [
  ['Barista', 'Made coffee and served tables in a busy cafe on weekend mornings.', '431'],
  ['Kitchen Hand', 'Washed dishes, cut vegetables and kept the kitchen clean at night.', '851'],
  ['Retail Assistant', 'Served customers, filled shelves and ran the till in a shop for shoes.', '621'],
  ['Warehouse Pick Packer', 'Picked and packed orders with a scanner in a cold store.', '741'],
  ['Delivery Rider', 'Delivered meals by bicycle in the evenings.', '732'],
  ['Room Attendant', 'Cleaned rooms and made beds in a hotel at the airport.', '811'],
] as const;

/** Families of work beside the studies that needs no qualification, which fits every student on subclass 500. */
const ordinaryStudentJobs =
  '431 851 621 631 639 741 811 821 831 832 839 841 891 899 532 541 542 561 599 732 4231 2492'.split(' ');

/** Phrases found in any resume, whose verbs also name trades. */
const phrases = [
  'A team player with good communication, driving change and catering to the needs of every customer.',
  'Quick to learn, used to deadlines, Microsoft Excel and Word; proud of leading by example.',
  'Organised and reliable, with a passion for nursing ideas until they work and for cooking with friends.',
  'Data mining of my own habits, teaching myself the guitar, building trust with people of every background.',
];

const work = ([title, description]: readonly [string, string], start: string, end: string) => ({
  title,
  description,
  start,
  end,
});

/**
 * Three students of a kind: a graduate without work in the trade, one with two years of it, and one who is still
 * studying.
 */
const studentsOf = (kind: Archetype, index: number): readonly WrittenStudent[] => {
  const { trade, degree, field, skills, jobs, own, near } = kind;
  const side = sideJobs[index % sideJobs.length] ?? sideJobs[0];
  const resumeOf = (told: readonly WrittenStudent['experience'][number][]) =>
    [
      phrases[index % phrases.length],
      `Education: ${degree}, ${field}.`,
      ...told.map(({ title, start, end, description }) => `${title}, ${start} to ${end}. ${description}`),
      `Skills: ${skills.join(', ')}, communication, teamwork, time management.`,
      kind.project,
    ].join('\n');
  const make = (
    letter: string,
    visa: '485' | '500',
    experience: WrittenStudent['experience'],
    more: Partial<WrittenStudent>,
  ): WrittenStudent => ({
    name: `${trade}-${index % 5}${letter}`,
    trade,
    visa,
    degree,
    field,
    skills,
    experience,
    resume: resumeOf(experience),
    suburb: suburbs[(index + letter.charCodeAt(0)) % suburbs.length] ?? 'Parramatta NSW',
    own,
    near,
    level: 'graduate',
    ...more,
  });
  const [first, second] = jobs;
  return [
    make('a', '485', [work([side[0], side[1]], '2023-03', '2024-11')], {}),
    make('b', '485', [work(first, '2024-02', '2025-09'), work(second, '2025-10', 'Present')], { level: 'junior' }),
    make('c', '500', [work([side[0], side[1]], '2025-08', 'Present'), work(first, '2025-01', '2025-04')], {
      hoursWanted: 24,
      near: [...near, ...ordinaryStudentJobs],
    }),
  ];
};

export const writtenStudents: readonly WrittenStudent[] = archetypes.flatMap(studentsOf);
