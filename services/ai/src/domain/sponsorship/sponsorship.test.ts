import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { sponsorshipOf } from './sponsorship.ts';

const read = (text: string) => sponsorshipOf(sentencesOf(text));

test.each([
  'We are unable to sponsor visas for this position.',
  'This post is unlikely to attract a certificate of sponsorship.',
  'The position does not attract a visa.',
  'Unfortunately, sponsorship is not available.',
  'No sponsorship available.',
  'Sponsorship is not offered.',
  'Please note there is no visa sponsorship for this role.',
  'We cannot offer sponsorship at this time.',
  "We can't sponsor applicants from overseas.",
  'Visa sponsorship will not be provided.',
  'Applicants must not require sponsorship now or in the future.',
  'You must be able to work here without sponsorship.',
  'Candidates requiring sponsorship will not be considered.',
  'We do not provide 482 sponsorship.',
  'This is not a sponsored position.',
  'Sorry, no sponsership at this time.',
  'The company is not in a position to sponsor.',
  'Sponsorship: No',
  'Visa sponsorship - none',
  'Sorry, but no employer sponsorship can be offered for casual roles.',
  'At present we aren’t able to consider sponsorship.',
  'Sponsorship for this role isn’t possible.',
  'Sponsorship opportunities are not available with this employer.',
  'Neither relocation nor visa sponsorship is on offer.',
  'Please do not apply if you need sponsorship.',
  'If you require sponsorship, we cannot take your application further.',
  'We will not, under any circumstances, sponsor a visa.',
  'Not eligible for visa sponsorship.',
  'The right to work in Australia without the need for employer sponsorship',
  'We regret that visa sponsorship cannot be supported for this vacancy.',
  'Sponsorship is unavailable.',
  'No 482/TSS sponsorship',
  'We are no longer able to sponsor international workers.',
  'Our firm never sponsors visas.',
  'This position does not come with visa sponsorship.',
  'Only apply if you do not need a sponsor.',
  'No visa support is given.',
  'Hold your own visa, because sponsorship is off the table.',
  'Relocation is available but not sponsorship.',
  'Company policy does not allow sponsorship.',
  'Candidates who would need sponsorship, now or in future, are not eligible.',
])('refuses: %s', (text) => {
  expect(read(text)).toMatchObject({ kind: 'refuses', quote: text });
});

test.each([
  'We offer sponsership to the right cook.',
  'Open to candidates who require sponsorship.',
  'Visa sponsorship available.',
  '482 sponsorship for the right candidate',
  'Sponsorship is offered after twelve months.',
  'We offer visa sponsorship to experienced chefs.',
  'We are happy to sponsor the right person.',
  'Employer sponsorship considered for outstanding applicants.',
  'Visa sponsorship may be possible for regional nurses.',
  'We will sponsor skilled welders from overseas.',
  'Open to sponsoring suitable candidates.',
  'TSS 482 visa sponsorship can be arranged.',
  'Sponsorship: Yes',
  'Visa sponsorship',
  'Relocation and visa sponsorship provided.',
  'Our clinic can sponsor your 186 visa.',
  'Opportunity for sponsorship after probation.',
  'Sponsorship opportunities available for qualified educators.',
  'Candidates who need sponsorship are welcome to apply.',
  'There is a pathway to 482 sponsorship for the right applicant.',
  'If you do not have residency, we can offer sponsorship.',
  'Needing sponsorship is not a problem.',
  'Visa assistance is provided.',
  'We sponsor skilled tradespeople.',
  'We are an approved sponsor and can nominate you for a 482.',
  'No experience needed, but sponsorship is available.',
  'Sponsorships considered for good welders.',
  'A visa can be provided for the right baker.',
  'We support you in securing a working visa.',
  'We are happy to take over your 482.',
  'We sponsor your visa and you never pay us for it.',
  'We never charge for sponsorship.',
  '482 visa transfers considered',
  'Existing 482 holders wanting to change sponsor welcome.',
])('offers: %s', (text) => {
  expect(read(text)).toMatchObject({ kind: 'offers', quote: text });
});

test.each([
  'Our sponsorship manager looks after twelve stadiums.',
  'You report to the executive sponsor of the program.',
  'The event is sponsored by a brewery.',
  'Find sponsorship deals worth six figures.',
  'We sponsor local football clubs.',
  'Prepare visa sponsorship applications for clients of a migration agency.',
  'Manage sponsorship and partnerships for the festival.',
  'Work with project sponsors and stakeholders.',
  'Do you need sponsorship?',
  'We are unable to take over 482 visas.',
  'Please tell us whether you require sponsorship.',
  'No sponsorship needed: students may work up to the limit of their visa.',
  'The agency will sponsor your security clearance.',
  'Clinical trial sponsors rely on our data.',
  'Company sponsored lunches every Friday.',
  'Write sponsorship proposals for a charity gala.',
  'Experience in sponsorship sales is welcome.',
  'We welcome everyone.',
  'Understands the complexity of visa sponsorship.',
  'People who require sponsorship are subject to further checks.',
  'We sponsor meetups and hackathons.',
  'Speakers will in turn sponsor the projects.',
  'Our sponsorship programme lifts junior staff.',
  'Sell sponsorship packages to exhibitors.',
])('unstated: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'unstated', confidence: 0 });
});

test('a refusal outweighs an offer, and lowers the confidence', () => {
  const both = read('Visa sponsorship is available in our Darwin office. We are unable to sponsor in Sydney.');
  expect(both).toMatchObject({ kind: 'refuses', quote: 'We are unable to sponsor in Sydney.' });
  expect(both.confidence).toBeLessThan(read('We are unable to sponsor in Sydney.').confidence);
});

test('a possible offer has less confidence than a definite one', () => {
  const maybe = read('Sponsorship may be considered.').confidence;
  expect(maybe).toBeGreaterThan(0.5);
  expect(maybe).toBeLessThan(read('Sponsorship is available.').confidence);
});

test('paying visa costs is an offer; not paying them is not', () => {
  for (const offer of ['Relocation paid and visa costs covered', 'Your visa application is fully paid for by us.'])
    expect(read(offer).kind).toBe('offers');
  for (const none of [
    'Visa costs are not covered.',
    'We attract talent from everywhere.',
    'Visas are your own matter.',
  ])
    expect(read(none).kind).not.toBe('offers');
});

test('preferring other applicants is neither an offer nor a refusal', () => {
  expect(read('Those who need sponsorship may not be interviewed if another suitable applicant is found.').kind).toBe(
    'unstated',
  );
});

test('sponsoring memberships says nothing about visas', () => {
  expect(read('The practice does not sponsor applications for registration.').kind).toBe('unstated');
});

test('offers are found in words that lost their spaces', () => {
  expect(read('Paid breaksVisa sponsorshipFree parking')).toMatchObject({ kind: 'offers', quote: 'Visa sponsorship' });
});
