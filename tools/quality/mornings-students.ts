import type { Told } from './as-matched.ts';

type Work = Told['profile']['experience'][number];

const list = (words: string) => (words === '' ? [] : words.split(',').map((word) => word.trim()));
const work = (title: string, start: string, end: string, description = ''): Work => ({
  title,
  start,
  end,
  description,
});

const student = (
  id: number,
  [fullName, visaType, suburb]: readonly [string, string, string],
  profile: Readonly<{
    degree?: string;
    field?: string;
    skills?: string;
    experience?: readonly Work[];
    languages?: string;
  }>,
  preferences: Told['preferences'] = {},
): Told => {
  const { degree = '', field = '', skills = '', experience = [], languages = '' } = profile;
  return {
    id,
    fullName,
    visaType,
    suburb,
    profile: {
      degree,
      education: degree === '' ? [] : [{ degree, field }],
      experience,
      skills: list(skills),
      activities: [],
    },
    preferences,
    languages: list(languages),
  };
};

/** Ten invented students of different visas, fields, cities and levels; the last ones tell little. */
export const morningStudents: readonly Told[] = [
  student(
    1,
    ['Mei Tan', '500', 'Ultimo NSW'],
    {
      degree: 'Bachelor of Commerce',
      field: 'Accounting',
      skills: 'Xero, Excel, Bookkeeping, Accounts payable',
      languages: 'Mandarin',
      experience: [work('Barista', '2025-03', 'Present', 'Made coffee and ran the till in a busy cafe.')],
    },
    { courseLevel: 'other', hoursWanted: 20, daysWanted: ['thu', 'fri', 'sat', 'sun'] },
  ),
  student(
    2,
    ['Arjun Nair', '485', 'Clayton VIC'],
    {
      degree: 'Master of Information Technology',
      field: 'Software Engineering',
      skills: 'Java, Spring Boot, JavaScript, React, SQL, Git',
      languages: 'Malayalam, Hindi',
      experience: [
        work('Junior Software Developer', '2024-07', 'Present', 'Built REST services in Java and pages in React.'),
      ],
    },
    { visaExpiry: '2028-03-31' },
  ),
  student(
    3,
    ['Camila Rojas', '500', 'Norwood SA'],
    {
      degree: 'Bachelor of Nursing',
      field: 'Nursing',
      skills: 'Manual handling, First aid, Personal care, Medication assistance',
      languages: 'Spanish',
      experience: [
        work('Personal Care Assistant', '2025-02', 'Present', 'Helped residents of an aged care home to wash and eat.'),
      ],
    },
    { courseLevel: 'other', hoursWanted: 24, timesWanted: ['afternoon', 'evening'] },
  ),
  student(
    4,
    ['Liam Byrne', '417', 'Fortitude Valley QLD'],
    {
      skills: 'Bar service, RSA, Barista, Cash handling, Forklift licence',
      experience: [
        work('Bartender', '2022-05', '2025-08', 'Served drinks and cocktails in a pub.'),
        work('Warehouse Assistant', '2025-10', '2026-03', 'Picked and packed orders and drove a forklift.'),
      ],
    },
    { visaExpiry: '2027-08-15' },
  ),
  student(
    5,
    ['Thu Pham', '485', 'Parramatta NSW'],
    {
      degree: 'Diploma of Commercial Cookery',
      field: 'Commercial Cookery',
      skills: 'Menu planning, Food safety, Grill, Stock control',
      languages: 'Vietnamese',
      experience: [work('Chef de Partie', '2021-01', 'Present', 'Ran the grill section of a restaurant.')],
    },
    { visaExpiry: '2027-11-30' },
  ),
  student(
    6,
    ['Ngozi Okafor', '485', 'Parkville VIC'],
    {
      degree: 'Master of Data Science',
      field: 'Data Science',
      skills: 'Python, SQL, Power BI, Machine learning, Tableau',
      experience: [work('Data Analyst Intern', '2025-11', '2026-05', 'Built dashboards and cleaned sales data.')],
    },
    { visaExpiry: '2028-12-31', states: ['VIC', 'NSW'] },
  ),
  student(
    7,
    ['Priya Sharma', '309/820', 'Prospect SA'],
    {
      degree: 'Bachelor of Business',
      field: 'Human Resource Management',
      skills: 'Recruitment, Payroll, Onboarding, Microsoft Office',
      languages: 'Hindi, Punjabi',
      experience: [
        work('HR Assistant', '2022-02', '2024-12', 'Scheduled interviews, wrote contracts and kept files.'),
        work('Office Administrator', '2025-02', 'Present', 'Answered phones and kept the calendar of an office.'),
      ],
    },
    { hoursWanted: 38 },
  ),
  student(
    8,
    ['Jonas Weber', '485', 'St Lucia QLD'],
    {
      degree: 'Master of Engineering',
      field: 'Civil Engineering',
      skills: 'AutoCAD, Civil 3D, Structural analysis, Site inspection',
    },
    { visaExpiry: '2028-06-30', states: ['QLD', 'NSW', 'VIC'] },
  ),
  student(9, ['Sana Malik', '500', 'Adelaide SA'], { skills: 'Digital marketing, SEO, Canva, Content writing' }, {}),
  student(
    10,
    ['Bao Li', '500', 'Burwood NSW'],
    { skills: 'Customer service' },
    { hoursWanted: 15, timesWanted: ['evening'] },
  ),
];
