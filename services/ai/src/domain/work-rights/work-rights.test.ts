import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { workRightsOf } from './work-rights.ts';

const read = (text: string) => workRightsOf(sentencesOf(text));

test.each([
  'Australian citizens or permanent residents only.',
  'PR or citizenship required',
  'Must be an Australian citizen.',
  'Applicants must be Australian citizens or hold permanent residency.',
  'Only citizens and PR holders need apply.',
  'PR only',
  'Citizens/PR only, no exceptions',
  'This role is open to Australian and New Zealand citizens and permanent residents.',
  'Australian citizenship is a condition of employment.',
  'You will need to provide proof of Australian citizenship or permanent residency.',
  'Australian Citizenship or Permanent Residency',
  'Eligibility: Australian citizen or PR',
  'NV1 clearance required',
  'You hold, or can obtain, a Baseline security clearance.',
  'A current Negative Vetting Level 2 clearance is mandatory.',
  'Due to Defence requirements you must be an Australian citizen.',
  'To be considered you are an Australian or New Zealand citizen or a permanent resident.',
  'Restricted to permanent residents and citizens.',
  'Temporary visa holders cannot be considered.',
  'You must have the right to work in Australia (citizen or permanent resident).',
  'Must be a permanent resident or Australian citizen with full working rights.',
  'Those without PR or citizenship will not be shortlisted.',
  'Australian residents only',
  'Candidates must hold Australian citizenship and pass a police check.',
  'We require Australian citizenship for this engagement.',
  'Visa status: PR / Citizen',
  'Full working rights, i.e. PR or citizenship',
  'Permanent residency is essential.',
  'Applications are limited to citizens of Australia or New Zealand.',
  'Great role in a warehouse, Aussie citizens only!',
  'Employment is subject to Australian citizenship.',
  'Sorry, no visa holders.',
  'Citizenship: Australian',
  'Our client only accepts PR and citizens.',
  'You’re an Aussie or Kiwi citizen, or you hold PR.',
])('residents only: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'residents_only', quote: text });
});

test.each([
  'Full working rights required.',
  'You must have full Australian working rights.',
  'Unrestricted work rights in Australia',
  'Unlimited working rights are essential.',
  'Applicants need full, unrestricted rights to work in Australia with no visa restrictions.',
  'No visa restrictions',
  'Must be able to work in Australia without restriction.',
  'The unrestricted right to work in Australia',
  'Permanent or full-time work rights in Australia needed.',
  'You hold an unrestricted visa.',
  'Only those with full work rights will be contacted.',
  'Be a citizen, permanent resident or have full working rights.',
  'Not suitable for student visa holders.',
  'International students cannot be considered.',
  'Full & valid working rights',
  'Full rights to work in Australia',
  'You must be legally entitled to work full time in Australia.',
  'There must be no restrictions on your right to work.',
  'Candidates without full working rights cannot be shortlisted.',
  'Must hold full Australian work rights or a 485 visa.',
])('full rights: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'full_rights', quote: text });
});

test.each([
  'Must have the right to work in Australia.',
  'Valid working rights are needed.',
  'You have current Australian work rights.',
  'Student visa holders welcome.',
  'We welcome applications from all visa holders.',
  'Citizens, permanent residents and visa holders with work rights may apply.',
  'Citizenship is not required.',
  'No citizenship required',
  'Australian citizens, permanent residents, or those with valid work visas',
  'Great for international students: no PR needed.',
  'You do not need to be an Australian citizen.',
  'Full working rights or student visa',
  'Australian citizen, permanent resident or valid work visa',
  'Be an Australian citizen, permanent resident, or hold a visa that allows you to work.',
  'Permanent residents, citizens and international students are all welcome.',
  'Citizens preferred, though everybody may apply.',
  'PR or citizenship desirable',
  'NV1 clearance is desirable.',
  'We help our staff towards permanent residency.',
  'A clear PR pathway for nurses',
  'Support senior citizens in their homes.',
  'Good corporate citizenship matters to us.',
  'Run PR and marketing for a winery.',
  'At least two years of PR experience',
  'You will review pull requests and approve PRs.',
  'Residents of the home love a chat.',
  'Work with permanent residents of our village.',
  'We hire regardless of citizenship.',
  'If you are not an Australian citizen, bring your visa.',
  'Only candidates with the right to work in Australia may apply.',
  'A full driving licence and a police clearance',
  'This is a full-time position with rights to shares.',
  'International students are encouraged to apply.',
  'A citizen science project counts frogs.',
  'You need to hold a current work visa or be a citizen.',
  'Applicants on any visa with work rights are welcome.',
  'Security clearance of trucks at the gate',
  'You will be responsible for giving vaccines to citizens of every age.',
  'Supply chain, timed for the break when student visa hours are not limited.',
  'Positive PR matters not only to the brand.',
  'Only those who hold a working visa or are permanent residents should apply.',
])('unstated: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'unstated' });
});

test('a demand for full rights falls where students are welcomed by name', () => {
  expect(read('Full working rights required. Student visa holders are welcome in the holidays.').kind).toBe('unstated');
});

test('a demand for citizens stands, whoever else is welcomed', () => {
  expect(read('International students are welcome to ask. Must be an Australian citizen.').kind).toBe('residents_only');
});

test('citizens who are encouraged are not the only ones, and a wish beside a demand does not soften it', () => {
  expect(read('Australian citizens and permanent residents are encouraged to apply.').kind).toBe('unstated');
  expect(read('You must be an Australian citizen to apply - baseline clearance is preferred').kind).toBe(
    'residents_only',
  );
});
