import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import type { CheckedAd } from './ask-server.ts';
import { CheckedAnswer } from './CheckedAnswer.tsx';
import { messages, untold } from './messages.ts';
import { silentAnswer, silentPay } from './test-examples.ts';

type Answer = NonNullable<CheckedAd['answer']>;

const eligible: Answer = {
  ...silentAnswer,
  rules: [
    { text: 'Up to 48 hours per fortnight.', condition: '8105', source: 'https://law.example/8105', checkedOn: null },
  ],
  hoursSaid: '14 h a week',
  hoursLeft: 38,
  hoursLimit: 48,
};
const fraud = {
  kind: 'fraud',
  quote: 'Pay $50 first.',
  start: 0,
  end: 14,
  meaning: 'It asks you to pay.',
} as const;

const pay: CheckedAd['pay'] = { ...silentPay, said: '$36 an hour', standing: 'lawful' };

const show = (answer: Answer | null, marks: CheckedAd['marks'] = [], paid = pay) =>
  showChecked({ text: '', marks, answer, pay: paid });
const showChecked = (checked: CheckedAd) =>
  render(
    <ChakraProvider value={system}>
      <CheckedAnswer headingId="answer" checked={checked} />
    </ChakraProvider>,
  );
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const part = (title: string) => screen.getByRole('heading', { name: title }).parentElement ?? document.body;

test('a job that may be taken has hours, pay and rules, and says what is not known', () => {
  show(eligible);
  expect(headings()).toEqual([
    'Yes, you may take this job',
    'Hours',
    'Pay',
    'Warnings',
    'What the law says about Student Visa subclass 500',
    'What we could not tell',
  ]);
  expect(part('Hours').textContent).toContain('14 h a week');
  expect(part('Hours').textContent).toContain('38 of 48');
  expect(part('Pay').textContent).toContain(messages.minimum('$26.44', '$33.05'));
  expect(part('Warnings').textContent).toContain(messages.noWarnings);
  expect(screen.getByRole('link', { name: 'Source: Up to 48 hours per fortnight.' }).getAttribute('href')).toBe(
    'https://law.example/8105',
  );
  expect(part('What we could not tell').textContent).toContain(untold.pay);
});

test('what was read is not told as unknown', () => {
  show(eligible, [
    { ...fraud, kind: 'pay' },
    { ...fraud, kind: 'hours' },
    { ...fraud, kind: 'work_rights' },
  ]);
  expect(within(part('What we could not tell')).getAllByRole('listitem')).toHaveLength(1);
});

test('a sign of fraud comes before all else, and its job is not simply allowed', () => {
  show(eligible, [fraud]);
  expect(headings().slice(0, 2)).toEqual([messages.beware, 'Warnings']);
  expect(part('Warnings').textContent).toBe('WarningsIt asks you to pay.“Pay $50 first.”');
});

test('an ad that is over says so before all else', () => {
  show(eligible, [
    { ...fraud, kind: 'over', quote: 'Closed 1 May 2025.', meaning: 'Applications closed on 1 May 2025' },
  ]);
  expect(headings().slice(0, 2)).toEqual([messages.butOver, messages.over]);
  expect(part(messages.over).textContent).toContain('Applications closed on 1 May 2025“Closed 1 May 2025.”');
  expect(screen.getByText(messages.onlyOverAgainst)).toBeTruthy();
});

test('nobody is helped to write to a fraud', () => {
  show({ ...eligible, kind: 'check', questions: ['Hours not stated'], messageToEmployer: 'Hello,' }, [fraud]);
  expect(headings()[0]).toBe(messages.beware);
  expect(headings()).not.toContain(messages.message);
  expect(screen.getByText('Hours not stated')).toBeTruthy();
});

test('a student is told whether the work fits them, where they may take it', () => {
  const fit = [{ about: 'trade', text: 'Like your work as Barista.' }] as const;
  const read = { text: '', marks: [], pay, fit: [...fit] };
  const { unmount } = showChecked({ ...read, answer: eligible });
  expect(part(messages.fits).textContent).toContain('Like your work as Barista.');
  unmount();
  showChecked({ ...read, answer: { ...eligible, kind: 'not_eligible', because: ['citizens only'] } });
  expect(headings()).not.toContain(messages.fits);
});

test('a refusal tells every reason', () => {
  show({ ...eligible, kind: 'not_eligible', because: ['citizens only', 'pays less than the minimum'] });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.kind.not_eligible);
  expect(screen.getByText('Citizens only')).toBeTruthy();
  expect(screen.getByText('Pays less than the minimum')).toBeTruthy();
});

test('questions come with the message to the employer, if it can answer one', () => {
  const { unmount } = show({
    ...eligible,
    kind: 'check',
    questions: ['Hours not stated'],
    messageToEmployer: 'Hello,',
  });
  expect(part(messages.message).textContent).toContain('Hello,');
  expect(screen.getByRole('button', { name: messages.copyMessage })).toBeTruthy();
  unmount();
  show({ ...eligible, kind: 'check', questions: ['Look at your grant notice'] });
  expect(headings()).not.toContain(messages.message);
});

test('without an answer, only what the ad says is told', () => {
  show(null, [fraud]);
  expect(headings()).toEqual([messages.read, 'Warnings', 'Pay', messages.untold]);
  expect(screen.getByText(messages.noVisa)).toBeTruthy();
});

test('what an ad does not say of hours and pay is said', () => {
  const silent = { ...eligible, hoursSaid: '', hoursLeft: null, hoursLimit: null };
  show(silent, [], { ...pay, said: '', standing: 'unstated' });
  expect(part('Hours').textContent).toBe(`Hours${messages.unsaid}`);
  expect(part('Pay').textContent).toContain(messages.unsaid + messages.unstatedPay.holder);
});

test('an employer is told to whom the ad is open, and by which words it is not', () => {
  const because = 'the ad says "Citizens only"';
  const openings = [{ visa: '500', label: 'Student Visa subclass 500', kind: 'closed', because } as const];
  showChecked({ text: '', marks: [fraud], openings, pay: { ...pay, said: '', standing: 'unstated' } });
  expect(headings()).toEqual([messages.openTo, 'Warnings', 'Pay', 'What we could not tell']);
  expect(part('Pay').textContent).toContain(messages.unstatedPay.employer);
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText('The ad says "Citizens only"')).toBeTruthy();
  expect(screen.getByText(untold.always.employer)).toBeTruthy();
});

test('an ad that pays below the minimum is open to nobody', () => {
  showChecked({ text: '', marks: [], openings: [], pay: { ...pay, standing: 'below' } });
  expect(headings()[0]).toBe(messages.openToNobody);
  expect(part('Pay').textContent).toContain(messages.standing.below);
});

test('a job that only its pay forbids says that the visa is not the reason, and who helps', () => {
  const because = ['pays less than the national minimum wage'];
  show({ ...eligible, kind: 'not_eligible', because }, [], { ...pay, standing: 'below' });
  expect(screen.getByText(messages.onlyPay)).toBeTruthy();
  expect(part('Pay').querySelector('a')?.textContent).toBe(messages.fairWork);
});

test('a job that its hours forbid too is told for the visa', () => {
  const because = ['76 hours a fortnight, 48 left', 'pays less than the national minimum wage'];
  show({ ...eligible, kind: 'not_eligible', because }, [], { ...pay, standing: 'below' });
  expect(screen.queryByText(messages.onlyPay)).toBeNull();
});
