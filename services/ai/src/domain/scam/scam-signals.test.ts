import { expect, test } from '@jest/globals';
import { scamSignalsOf } from './scam-signals.ts';
import { sentencesOf } from '../sentences.ts';

const kindsIn = (text: string) => scamSignalsOf(sentencesOf(text)).map(({ kind }) => kind);

test.each([
  ['fee', 'A registration fee of $80 is payable before you start.'],
  ['fee', 'Pay a refundable deposit to secure your place.'],
  ['fee', 'You buy the starter kit for $150.'],
  ['fee', 'Pay a $200 training fee first.'],
  ['fee', 'Training fee required: $200 by bank transfer.'],
  ['fee', 'A small investment is required to join.'],
  ['fee', 'The police check fee must be paid to our agent.'],
  ['fee', 'We will sponsor you if you pay $40,000.'],
  ['fee', 'A payment for the visa sponsorship is expected.'],
  ['messaging_app', 'Contact us on WhatsApp for an interview.'],
  ['messaging_app', 'Add our manager on Telegram @easyjobs'],
  ['messaging_app', 'Interviews take place via WeChat only.'],
  ['messaging_app', 'WhatsApp: +61 400 000 000'],
  ['identity_document', 'Send a copy of your passport with your application.'],
  ['identity_document', 'Email photos of your driver’s licence, front and back.'],
  ['identity_document', 'Please provide your tax file number when you apply.'],
  ['identity_document', 'Upload a selfie holding your ID card.'],
  ['bank_details', 'Send your bank account details to be registered.'],
  ['bank_details', 'You receive payments into your personal bank account and pass them on.'],
  ['bank_details', 'Keep 10% of each payment and transfer the rest.'],
  ['bank_details', 'Forward the money by Western Union.'],
  ['too_good_pay', 'Earn $3,000 per week from home.'],
  ['too_good_pay', 'No experience needed, $600 per day!'],
  ['too_good_pay', 'Make easy money in your spare time.'],
  ['too_good_pay', 'You can earn $300 to $400 extra a day.'],
  ['too_good_pay', 'Anyone can do it: $95 per hour.'],
  ['too_good_pay', 'Make money from home, whenever you like.'],
  ['too_good_pay', 'Sales people needed $$$$$'],
  ['too_good_pay', 'An executive-level income on a part time basis.'],
  ['too_good_pay', 'You make 80 to 120 dollars a day posting ads.'],
  ['too_good_pay', 'Typist wanted - earn $100-$250 daily'],
  ['too_good_pay', 'Earnings up to $600 a week by contract.'],
  ['bank_details', 'You must have a PayPal account.'],
  ['home_work', 'Home based typist, full or part time.'],
  ['home_work', 'Data entry from home in your own hours.'],
  ['home_work', 'Work anywhere with just your laptop and phone.'],
  ['home_work', 'A legitimate work from home opportunity.'],
  ['outside_application', 'Apply below using the link.'],
  ['outside_application', 'Apply using the below link today.'],
  ['outside_application', 'Submit your application via this link.'],
  ['outside_application', 'Please direct all communications to our agent.'],
  ['fee', 'Send money to our agent to keep your place.'],
  ['fee', 'To register, transfer $90 to the account below.'],
  ['home_work', 'Take calls from home and get paid $3 per call.'],
  ['home_work', 'There are no background checks.'],
  ['pyramid_selling', 'Recruit friends and earn a commission on what they sell.'],
  ['pyramid_selling', 'You earn from everyone you sign up.'],
  ['pyramid_selling', 'Join our network marketing business today.'],
  ['identity_document', 'Bring a copy of your passport to the meeting.'],
  ['too_good_pay', 'Get £120 per listing on your account.'],
  ['crypto', 'Your salary is paid in Bitcoin.'],
  ['crypto', 'Buy gift cards and send us the codes.'],
  ['crypto', 'Deposit USDT to unlock your tasks.'],
  ['reshipping', 'Receive parcels at your home and send them on.'],
  ['reshipping', 'We look for a parcel inspector.'],
  ['reshipping', 'Repack and reship goods to our clients.'],
] as const)('%s: %s', (kind, text) => {
  expect(scamSignalsOf(sentencesOf(text))).toContainEqual({ kind, quote: text });
});

test.each([
  'No fees, ever.',
  'Our app lets families send money to relatives overseas.',
  'The contract pays $700 - 800 per day, online or on site.',
  'Please apply via the following link on our website.',
  'Skype ID: bakery.hiring',
  'You want to work hard and achieve financial freedom.',
  'Refer a friend and receive a referral bonus of $500.',
  'A background check is done before you start.',
  'Bring your passport to prove your right to work.',
  'We pay the fee for your police check.',
  'The registration fee is reimbursed after a month.',
  'Manage our WhatsApp and WeChat marketing channels.',
  'You build integrations with the Telegram API.',
  'A valid passport is needed for travel.',
  'Bring 100 points of identification on your first day.',
  'Process bank details of suppliers in our ledger.',
  'Reconcile bank accounts each week.',
  'Your pay is in your bank account every Thursday.',
  'Pay is $32 per hour plus super.',
  '$1,150 per week for a 38 hour week.',
  'Blockchain developer for a crypto exchange.',
  'Unload parcels at our warehouse.',
  'Receive goods and check shipments against orders.',
  'Packages are delivered to homes across Perth.',
  'Earn $95,000 a year plus bonus.',
  'Conference fees are covered.',
  'Free training from day one.',
  'An initial payment of $1,000 is made to you after a month.',
  'You coordinate packages of care at home for children who receive them.',
  'Payment directly into your bank account, every Friday.',
  'Up to $350 per day for licensed scaffolders.',
  'Data entry in our office in Parramatta.',
  'You may work from home two days a week.',
  'Payroll officer, hybrid, with a team of five.',
  'Uncapped commission on top of a base of $75,000.',
  'Income protection insurance is paid for you.',
  'Apply on this page with your resume.',
  'You answer all communications from our customers.',
  'Follow this link to learn about our farm.',
  'Earn $1,450 a week for a full-time roster.',
  'Pay is $$ above the award.',
])('no sign: %s', (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test('several signs in one ad are reported separately', () => {
  const text = 'Earn $5000 a week. Text your name on WhatsApp. Send a scan of your passport and your bank details.';
  expect(kindsIn(text)).toEqual(['messaging_app', 'identity_document', 'bank_details', 'too_good_pay']);
});

test('weekly pay, no experience and an immediate start are a sign together, and none of them alone', () => {
  const quotesIn = (text: string) => scamSignalsOf(sentencesOf(text)).map(({ quote }) => quote);
  expect(quotesIn('Send resume for an immediate start. Weekly earnings 400-450. No experience.')).toEqual([
    'Weekly earnings 400-450.',
  ]);
  expect(
    quotesIn('Send your resume for an immediate start. Weekly earnings 400-450. Two years of experience.'),
  ).toEqual([]);
  expect(quotesIn('No experience needed, immediate start, $31 an hour.')).toEqual([]);
});
