import { expect, test } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { createTemplates } from './templates.ts';

const publicUrl = 'https://waratah.example';
const token = 'e'.repeat(220);

const jobOf = (number: number) => ({
  jobId: number,
  title: `Barista number ${number}`,
  companyName: 'Two Magpies Coffee',
  place: 'Glebe NSW',
  pay: '$33.80 an hour',
  hours: '12 h a week, Tue and Thu',
  url: number === 2 ? 'https://www.marlinwren.example/jobs/2' : `${publicUrl}/jobs?job=${number}`,
  elsewhere: number === 2,
  pageUrl: `${publicUrl}/jobs?job=${number}`,
  reasons: [
    'The ad says: "student visa holders welcome"',
    `${number - (number % 2) + 8} h a week fits the 28 h you have left a fortnight`,
    `Posted on ${number} November`,
  ],
  question: number === 3 ? 'Hours not stated: ask before you accept' : '',
  interestedUrl: `${publicUrl}/mail/interested?token=${token}&job=${number}`,
  notForMeUrl: `${publicUrl}/mail/not-for-me?token=${token}&job=${number}`,
});

const digestOf = (count: number, found = 0, hours: object = { hoursLeft: 28, hoursLimit: 48 }, said: object = {}) => {
  const value = {
    fullName: 'Mei Tan',
    day: '2026-11-23',
    checkedAgainst: 'subclass 500 and Ultimo NSW',
    jobs: Array.from({ length: count }, (_, at) => ({ ...jobOf(at + 1), ...said })),
    funnel: [
      { label: 'live jobs', count: 412 },
      { label: 'accept your visa', count: 96 },
      { label: 'within your hours', count: 31 },
      { label: 'new and a good fit', count },
    ],
    unsubscribeUrl: `${publicUrl}/mail/unsubscribe?token=${token}`,
    oneClickUrl: `${publicUrl}/mail/unsubscribe?token=${token}`,
    preferencesUrl: `${publicUrl}/mail/preferences?token=${token}`,
    ...hours,
    searches:
      found === 0
        ? []
        : [
            {
              name: 'Barista in Sydney NSW',
              url: `${publicUrl}/jobs?search=barista`,
              jobs: Array.from({ length: found }, (_, at) => ({ ...jobOf(50 + at), reasons: [], interestedUrl: '' })),
            },
          ],
  };
  const request = create(MessageRequestedSchema, {
    key: 'k',
    to: 'mei@student.example',
    content: { case: 'digest', value },
  });
  return createTemplates({ postalAddress: 'Waratah, 1 Example Street', publicUrl }).render(request);
};

const count = (text: string, words: string) => text.split(words).length - 1;

test('the foot says what was looked for, with the page where it is changed; an old message says nothing of it', () => {
  const { html, text } = digestOf(5, 0, { lookedFor: ['accounting and audit', 'cooking', 'reception'] });
  const line = 'We look for: accounting and audit; cooking; reception.';
  expect(html.slice(html.indexOf(line))).toMatch(
    /^[^<]* <a target="_blank" href="[^"]*\/mail\/preferences\?token=[^"]*#work"[^>]*>Not your line of work\?<\/a>/,
  );
  expect(html.indexOf(line)).toBeGreaterThan(html.indexOf('How we got to'));
  expect(text).toMatch(new RegExp(`${line}\nNot your line of work\\? https://\\S+#work`));
  const old = digestOf(5);
  for (const part of [old.html, old.text]) expect(part).not.toContain('look for');
});

test('three jobs have a card with reasons and buttons, the others a line', () => {
  const { html, text } = digestOf(7);
  expect(html).toContain('Good morning, Mei. Seven new jobs fit you.');
  expect(html).toContain('Monday 23 November');
  expect(count(html, '“student visa holders welcome”')).toBe(3);
  expect(count(html, 'Sends your profile and resume once you confirm.')).toBe(2);
  expect(html).toContain('Opens marlinwren.example.');
  for (const part of [html, text]) expect(part).toContain('Apply at marlinwren.example ↗');
  expect(html).toContain('Also worth a look');
  expect(count(html, '/mail/interested?')).toBe(7);
  expect(text).toContain('Also worth a look:\n\n- Barista number 4\nTwo Magpies Coffee · Glebe NSW\n');
});

test('what the law asks before any job stands once above them, with the page that takes the answer', () => {
  const question = 'You may work once your course has begun: say in your settings when it begins';
  const { html, text } = digestOf(5, 0, { question });
  expect(count(html, question)).toBe(1);
  expect(html.indexOf(question)).toBeLessThan(html.indexOf('Barista number 1</a>'));
  expect(html.slice(html.indexOf(question))).toMatch(/^[^<]*<a target="_blank" href="[^"]*\/mail\/preferences\?token=/);
  expect(text).toContain(`? ${question}: ${publicUrl}/mail/preferences?token=`);
  expect(digestOf(5).text).not.toContain('? You may');
});

test('the title of a job of another website leads to its page here, unless an old message does not say where', () => {
  const { html, text } = digestOf(3);
  expect(html).toMatch(/href="https:\/\/waratah\.example\/jobs\?job=2"[^>]*>Barista number 2</);
  expect(text).toContain('See the job: https://waratah.example/jobs?job=2\n');
  const old = digestOf(3, 0, undefined, { pageUrl: '' });
  expect(old.html).toMatch(/href="https:\/\/www\.marlinwren\.example\/jobs\/2"[^>]*>Barista number 2</);
  expect(old.text).not.toContain('jobs?job=2\n');
});

test('each line of the list gives the reason that the fewest other jobs share, and no date of posting before it', () => {
  const { html, text } = digestOf(7);
  for (const part of [html, text]) {
    expect(count(part, '✓ 12 h a week fits the 28 h')).toBe(2);
    expect(count(part, 'Posted on')).toBe(3);
  }
});

test('up to three jobs have no list below the cards', () => {
  const { html, text } = digestOf(2);
  for (const part of [html, text]) {
    expect(part).not.toContain('Also worth a look');
    expect(part).not.toContain('These three');
  }
});

test('the foot leads to the page that checks an ad from elsewhere', () => {
  const { html, text } = digestOf(1);
  expect(html).toContain('href="https://waratah.example/check"');
  expect(text).toContain('Check an ad from elsewhere: https://waratah.example/check\n');
});

test('a full email with long links stays under 30 KB and uses tables for its layout', () => {
  const { html } = digestOf(10);
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  expect(html).not.toMatch(/display:\s*(?:flex|grid)|position:\s*absolute|<svg/);
});

test('new results of saved searches are listed below, or in an email of their own where no job fits', () => {
  const both = digestOf(2, 3);
  expect(both.subject).toMatch(/^Two new jobs fit you/);
  expect(both.html).toContain('New in your saved searches');
  expect(count(both.html, 'Barista number 5')).toBeGreaterThanOrEqual(3);
  expect(both.text).toContain('All of "Barista in Sydney NSW": https://waratah.example/jobs?search=barista');
  const alone = digestOf(0, 1);
  expect(alone.subject).toBe('One new job in your saved searches: Barista number 50');
  expect(alone.html).toContain('Good morning, Mei. One new job in your saved searches.');
  expect(alone.html).not.toContain('How we got to');
});

test('students may pause for exams, and others may pause the emails', () => {
  expect(digestOf(1).html).toContain('Pause for exams');
  const { html, text } = digestOf(1, 0, {});
  expect(html).not.toContain('exams');
  expect(text).toContain('Pause these emails');
});
