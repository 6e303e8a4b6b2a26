import { expect, test } from '@jest/globals';
import type { Placement } from '@waratah/vocabulary/occupations/placement';
import { familiesOfWork, mayHaveDone } from './work-families.ts';

const placed = (title: string, studies: readonly string[] = [], description = '') =>
  familiesOfWork(
    { title, description },
    studies.map((code) => ({ code, confidence: 0.9 })),
  )[0];

test.each([
  ['Asst. Mgr - Recruitment', '2231'],
  ['Mgr - HR', '1323'],
  ['Jr. Mech. Engr', '2339'],
  ['Store Incharge', '142'],
  ['F&B Manager', '141'],
  ['Accounts Executive', '551'],
  ['Account Executive', '2254'],
  ['Sr. Manager - Key Accounts', '131'],
  ['Accounts Exec', '551'],
  ['Sys Admin', '262'],
  ['Biz Dev Manager', '131'],
  ['Property dev', '2245'],
  ['Rural dev officer', '2725'],
  ['Game dev', '2613'],
  ['Registrar', '253'],
  ['University Registrar', '132'],
  ['Dentist Assistant', '4232'],
  ['Physio Assistant', '423314'],
  ['Vet Doctor', '2347'],
  ['Dentista', '2523'],
  ['Stagiaire comptable', '221'],
  ['Chef de projet informatique', '511'],
])('"%s" is read with its short forms spelled out: %s', (title, code) => {
  expect(placed(title)?.code).toBe(code);
});

test.each([
  ['Learning & Dev Specialist', '2233'],
  ['Business Dev. Manager', '131'],
  ['Full stack dev (intern)', '2613'],
  ['Contracts Admin (contract role)', '511'],
  ['Network Admin.', '2631'],
  ['Admin Asst - cleaning company', '531'],
  ['Medical Sales Rep (pharma)', '2254'],
  ['Professor de Biologia', '241'],
  ['Professora', '241'],
  ['Professor of Biology', '242'],
])('"%s" says what is developed, kept, sold or taught: %s', (title, code) => {
  expect(placed(title)?.code).toBe(code);
});

test.each([
  ['Auxiliar contabilidad', '221'],
  ['Staf akuntansi', '221'],
  ['Estagiário de Direito', '271'],
  ['财务会计', '221'],
  ['护理员', '4233'],
  ['Profesora universitaria', '242'],
])('"%s" is read in its language: %s', (title, code) => {
  expect(placed(title)?.code).toBe(code);
});

test.each(['Pharmacist Technician', 'Doctor Assistant', 'Skills Dev Officer', "Chef d'équipe"])(
  '"%s" is none of what one of its words says',
  (title) => {
    expect(placed(title)).toBeUndefined();
  },
);

test('a registrar alone may be a doctor, which studies decide', () => {
  const court = familiesOfWork({ title: 'Court Registrar', description: '' }, [])[0];
  expect(court === undefined || !mayHaveDone(court, [{ code: '111', confidence: 0.65 }])).toBe(true);
  expect(placed('Psychiatry Registrar', ['253'])?.code).toBe('253');
});

test('what stands far behind in a text is no title', () => {
  expect(placed(`${'x '.repeat(150)}Barista`)).toBeUndefined();
});

test('"Freelancer" tells no work', () => {
  expect(placed('Freelancer')).toBeUndefined();
  expect(placed('Freelance writer')?.code).toBe('2124');
});

test('research helps in whatever is studied', () => {
  expect(placed('Research intern - equities', ['222'])?.code).toBe('222');
  expect(placed('Research Assistant', ['2345'])?.code).toBe('2345');
  expect(placed('Research Assistant', ['2224'])?.code).toBe('2224');
  expect(placed('Research Assistant')).toBeUndefined();
});

test.each([
  ['Acountant', '221'],
  ['Accounts Exceutive', '551'],
  ['Recuitment Consultant', '2231'],
  ['Receptionst', '542'],
  ['Enviromental Scientist', '2343'],
])('"%s" is read without its typing error: %s', (title, code) => {
  expect(placed(title)?.code).toBe(code);
});

test('a title that is no known one is placed by its subject and by the studies that agree with it', () => {
  expect(placed('Auditing Specialist II')?.code).toBe('221');
  expect(placed('Hydraulics Team - Graduate')?.code).toBe('2332');
  expect(placed('Computer Science Trainee', ['2613'])?.code).toBe('2613');
});

test('who learns the work learns what they study; without studies nothing tells it', () => {
  expect(placed('Rotational Intern', ['222'])).toEqual({ code: '222', confidence: 0.6 });
  expect(placed('Rotational Intern')).toBeUndefined();
  expect(familiesOfWork({ title: 'Rotational Intern', description: '' }, [{ code: '2254', confidence: 0.65 }])).toEqual(
    [],
  );
  expect(placed('Barista (Trainee)', ['222'])?.code).toBe('431');
  expect(placed('Management Trainee', ['222'])?.code).toBe('222');
  expect(placed('Management Trainee', ['2523'])?.code).not.toBe('2523');
  expect(placed('Engineering Intern', ['2544'])?.code).toBe('2339');
  expect(placed('Placement Officer', ['2544'])?.code).not.toBe('2544');
});

test('a subject that speaks for two families speaks for neither, unless they are close or one is studied', () => {
  expect(placed('Criminology Grade II')).toBeUndefined();
  expect(placed('Criminology Grade II', ['441'])?.code).toBe('441');
  expect(placed('Criminology Grade II', ['2244'])?.code).toBe('2244');
  expect(placed('Management Trainee')).toBeUndefined();
  expect(placed('Recruitment Grade II')?.code).toBe('2231');
});

test('the description of a job tells what its title does not', () => {
  expect(placed('Associate', [], 'Reconciliation and bank reconciliation in Xero and MYOB')?.code).toBe('551');
});

test('nobody was a doctor who studied dentistry, and a nurse who names only another degree was a nurse if the title is clear', () => {
  const dentistry = [{ code: '2523', confidence: 0.9 }];
  const may = (code: string, studies: readonly Placement[], confidence = 0.95) =>
    mayHaveDone({ code, confidence }, studies);
  expect([may('253', dentistry), may('2523', dentistry), may('253', [], 0.6), may('221', dentistry)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const management = [{ code: '111', confidence: 0.65 }];
  expect([may('2544', management), may('2544', management, 0.6), may('2544', [...dentistry, ...management])]).toEqual([
    true,
    false,
    false,
  ]);
});
