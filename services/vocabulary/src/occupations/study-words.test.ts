import { expect, test } from '@jest/globals';
import { familiesOfStudy } from './placement.ts';
import { writtenOut } from './study-words.ts';

test.each([
  ['B.Tech CSE', '2613'],
  ['MCA', '2613'],
  ['BSc (Hons) CS', '2613'],
  ['B.Pharm', '2515'],
  ['Pharm.D', '2515'],
  ['B.P.T.', '2525'],
  ['LL.B', '271'],
  ['MPH', '2519'],
  ['M.Com. Acct.', '221'],
  ['MPA', '221'],
  ['BBA Fin', '222'],
  ['BBA Mktg', '2251'],
  ['Master of HRM', '223'],
  ['PGDM HR & Marketing', '223'],
  ['BHM', '542'],
  ['BE EEE', '2333'],
  ['B.Tech Mech engineering', '2335'],
  ['BSW', '2725'],
  ['BSIT', '2613'],
  ['BSc Comp Sci', '2613'],
  ['B Com', '221'],
  ['M. Tech Info Sys', '2611'],
  ['BN', '2544'],
  ['MTeach (Primary)', '241'],
  ['MPAcc', '221'],
  ['BSME', '2335'],
  ['BSHM', '141'],
  ['D.Pharm', '2515'],
  ['JD', '271'],
  ['GNM', '2544'],
  ['M.Arch', '2321'],
  ['Const Mgmt', '1331'],
  ['Dip Hosp Mgmt', '141'],
  ['Pharm D', '2515'],
  ['LL. B.', '271'],
  ['b.ed', '241'],
  ['master of it', '2613'],
  ['bsc cs, 2019', '2613'],
  ['mba hr', '223'],
  ['MS in ECE', '2333'],
  ['BICT', '2613'],
  ['MIT (Deakin University)', '2613'],
  ['BN Western Sydney University', '2544'],
  ['Bachelor of IT, University of Sydney', '2613'],
  ['BSc IT University of Mumbai', '2613'],
  ['Master of IT - RMIT University', '2613'],
  ['masters of it', '2613'],
  ['BEng (Electrical)', '2333'],
  ['MEng Elec', '2333'],
  ['Bachelor of Engineering (Hons) (Software)', '2613'],
  ['Bachelor of Engineering (Mechatronics)', '2335'],
  ['BTech Auto', '2335'],
  ['B.Tech Chem', '2331'],
  ['BSc Chem', '2342'],
  ['B.Tech CSE, Lovely Professional University', '2613'],
  ['Bachelor of Information Technology (Networking)', '2631'],
  ['MBA HR Deakin University', '223'],
  ['DVM', '2347'],
])('"%s", as resumes say, leads to %s', (study, code) => {
  expect(familiesOfStudy(study).map((placement) => placement.code)).toContain(code);
});

test('what a degree in a profession or in engineering names besides says which part of it', () => {
  const best = (study: string) => familiesOfStudy(study).find(({ code }) => !code.startsWith('1'));
  expect(best('Bachelor of Information Technology (Networking)')).toEqual({ code: '2631', confidence: 0.9 });
  expect(best('BEng (Electrical)')).toEqual({ code: '2333', confidence: 0.9 });
});

test('ECE is electronics beside a degree in engineering, else early childhood', () => {
  const first = (study: string) => familiesOfStudy(study).map(({ code }) => code);
  expect(first('B.Tech ECE')).toContain('2333');
  expect(first('Diploma of ECE')).toContain('2411');
  expect(first('B.Tech ECE')).not.toContain('2411');
});

test('what is also a word or a name counts only as it is written for a degree', () => {
  expect(['MIT', 'Bachelor of IT'].map(writtenOut)).toEqual([
    'information technology',
    'Bachelor of information technology',
  ]);
  expect(writtenOut('B.Ed, M.Ed')).toBe('education, education');
  expect(['CA Intermediate', 'MIT'].map(writtenOut)).toEqual(['accounting Intermediate', 'information technology']);
  const others = [
    'B.Sc Biology, Davis CA',
    'B.Sc Physics, MIT',
    'it is a bit of a med school in Ca',
    'Bachelor of Arts',
    'ai no ki',
    'Technology of beds',
    'ended in March',
    'Minneapolis MN',
    'BCA bank, internship',
    'CSE Professional Eligibility',
    'MIT Sloan',
    'CS (Company Secretary)',
    'MPA (Public Administration)',
    'CS Executive',
    "St. Mary's HR Sec School, Chennai",
    'MD Public School',
    'BN Mandal University',
    'MD University',
    'JD Birla Institute',
    'CA State University',
    'Fin de carrera',
    'Acc. to transcript',
    'Auto-ethnography',
  ];
  expect(others.map(writtenOut)).toEqual(others);
});
