import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { createTemplates } from './templates.ts';

const publicUrl = 'https://waratah.example';
const templates = createTemplates({ postalAddress: 'Waratah, 1 Example Street', publicUrl });

type Content = NonNullable<MessageInitShape<typeof MessageRequestedSchema>['content']>;
const textOf = (content: Content) =>
  templates.render(create(MessageRequestedSchema, { key: 'k', to: 'priya@example.org', content })).text;

const person = { fullName: 'Priya Nair', role: 'student' };

test('the email that confirms an address says what follows for a student, or for an employer', () => {
  const confirm = (role: string) =>
    textOf({ case: 'verifyEmail', value: { ...person, role, verifyUrl: `${publicUrl}/verify-email?token=t` } });
  expect(confirm('student')).toContain('Your first matches are sent after that.');
  expect(confirm('employer')).toContain('Your ads are shown to students after that.');
  for (const role of ['student', 'employer']) expect(confirm(role)).not.toMatch(/matches.*ads|ads.*matches/s);
});

test('the welcome ticks nothing off, and asks nobody to complete what may be complete', () => {
  for (const role of ['student', 'employer']) {
    const welcome = textOf({ case: 'welcome', value: { ...person, role, startUrl: publicUrl } });
    expect(welcome).not.toMatch(/✓|\b(?:complete|upload|add)\b/i);
  }
  expect(textOf({ case: 'welcome', value: { ...person, startUrl: publicUrl } })).toContain(
    'A resume and skills help us find better matches.',
  );
});

test('the email about an application names a resume only if there is one', () => {
  const value = { fullName: 'Sam Lee', applicantName: 'Mei Tan', title: 'Barista', applicationsUrl: publicUrl };
  expect(textOf({ case: 'applicationReceived', value: { ...value, hasResume: true } })).toContain(
    'and their resume are',
  );
  expect(textOf({ case: 'applicationReceived', value })).toContain('what they study and how to reach them are');
  expect(textOf({ case: 'applicationReceived', value })).not.toContain('resume');
});

test('the receipt of an application lists what was sent, and no university if there is none', () => {
  const value = { ...person, title: 'Picker', degree: 'Diploma of Cookery', withdrawUrl: publicUrl };
  const receipt = (university: string) => textOf({ case: 'applicationSent', value: { ...value, university } });
  expect(receipt('UNSW')).toMatch(/University: UNSW\s+Degree: Diploma of Cookery/);
  expect(receipt('')).not.toContain('University');
});

test('emails about a person with an unconfirmed address do without the name', () => {
  const value = { fullName: 'Sam Lee', title: 'Barista', applicationsUrl: publicUrl };
  const received = textOf({ case: 'applicationReceived', value: { ...value, addressUnproven: true } });
  expect(received).toMatch(/^A student is interested in “Barista”\./im);
  expect(received).toContain('has not confirmed their email address');
  expect(textOf({ case: 'applicationGone', value })).toMatch(/^An applicant withdrew from “Barista”\./im);
  expect(textOf({ case: 'applicationGone', value: { ...value, accountDeleted: true } })).toMatch(
    /^An applicant for “Barista” has deleted their account\./im,
  );
  const visa = { visaUrl: publicUrl, visa: 'Student visa', reason: 'Not legible.' };
  for (const [content, heading] of [
    [{ case: 'visaVerified', value: visa }, /^Your visa is verified\./im],
    [{ case: 'visaRejected', value: visa }, /^We could not verify your visa\./im],
    [{ case: 'visaRevoked', value: visa }, /^Your visa is no longer verified with us\./im],
  ] as const)
    expect(textOf(content)).toMatch(heading);
});

test('emails greet by the first name', () => {
  const value = { ...person, verifyUrl: publicUrl };
  expect(textOf({ case: 'verifyEmail', value })).toMatch(/welcome, priya\./i);
  expect(textOf({ case: 'welcome', value: { ...person, startUrl: publicUrl } })).toMatch(/you're in, priya\./i);
  expect(textOf({ case: 'passwordReset', value: { fullName: 'Priya Nair', resetUrl: publicUrl } })).toMatch(
    /hello priya, /i,
  );
});

test('a declined application is told without a reason that nobody gave, and cannot be withdrawn any more', () => {
  const moved = (status: string) =>
    textOf({
      case: 'applicationMoved',
      value: { fullName: 'Mei Tan', companyName: 'Wattle Diner', title: 'Barista', status, applicationsUrl: publicUrl },
    });
  expect(moved('rejected')).toMatch(/^Wattle Diner will not take your application further\./im);
  expect(moved('rejected')).not.toMatch(/withdraw/);
  expect(moved('reviewed')).toContain('You can withdraw an application there at any time.');
});

test('a student hears of a deleted ad whether the employer got their application', () => {
  const value = { fullName: 'Priya Nair', title: 'Barista', companyName: 'Reef Cafe' };
  const sent = textOf({ case: 'appliedJobDeleted', value });
  const notSent = textOf({ case: 'appliedJobDeleted', value: { ...value, notSent: true } });
  expect(sent).toContain('removed the job that you applied for');
  expect(notSent).toContain('before your application was sent');
  for (const text of [sent, notSent]) expect(text).toMatch(/^“Barista” was taken down\./im);
  expect(notSent).not.toContain('you applied for');
});

test('an inactive ad is told without the reason of a review that waits for it', () => {
  const standing = (standing: string) =>
    textOf({
      case: 'jobStanding',
      value: {
        fullName: 'Sam Lee',
        title: 'Barista',
        standing,
        reason: 'The changed ad is checked again.',
        jobUrl: publicUrl,
      },
    });
  expect(standing('paused')).toMatch(/students do not see this ad\./i);
  expect(standing('paused')).not.toContain('checked again');
  expect(standing('in_review')).toContain('checked again');
});
