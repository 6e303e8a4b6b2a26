import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import type { VisaFacts } from '@waratah/vocabulary/law/facts';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import { FormProvider, useForm } from 'react-hook-form';
import { system } from '../ui/theme/system.ts';
import { FactFields } from './FactFields.tsx';

type FormProps = Readonly<{ visa: VisaCode; facts: VisaFacts }>;

function Form({ visa, facts }: FormProps) {
  return (
    <FormProvider {...useForm({ defaultValues: facts })}>
      <FactFields questions={questionsFor(visa, facts, '2026-11-23')} />
    </FormProvider>
  );
}

const open = (visa: VisaCode, facts: VisaFacts = {}) => {
  const { container } = render(
    <ChakraProvider value={system}>
      <Form visa={visa} facts={facts} />
    </ChakraProvider>,
  );
  return [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
};

test.each<[VisaCode, string[]]>([
  ['500', ['When does your course begin?', 'Level of your course', 'When does your enrolment (CoE) end?']],
  ['500-family', ["When does the student's course begin?", "Level of the student's course"]],
  ['482', ['Your sponsor', 'When did your job with the sponsor end?']],
  ['417/462', ['Your employer now', 'Since when have you worked for them?']],
  ['bridging-a', ['Has the visa before your bridging visa ended?', 'What does your grant notice say about work?']],
  ['bridging-c', ['What does your grant notice say about work?']],
  ['407', ['Your sponsor']],
  ['485', []],
  ['491', []],
  ['155', []],
])('the holder of %s is asked %j', (visa, labels) => {
  expect(open(visa)).toEqual(labels);
});

test('whoever waits for a course to begin is asked what they might do before it', () => {
  const question = 'Did you hold a visa with work rights when you applied?';
  expect(open('500', { courseBegins: '2100-03-01' })).toContain(question);
  expect(open('500', { courseBegins: '2020-03-01' })).not.toContain(question);
});

test.each<[string, VisaCode, VisaFacts, string]>([
  [
    'the numbers on a grant that says something else',
    'bridging-c',
    { workGranted: 'conditions' },
    'Numbers of the conditions on your grant',
  ],
  ['when a former visa ends', 'bridging-a', { formerVisa: '485' }, 'When does that visa end?'],
  ['for the course of a former student visa', 'bridging-a', { formerVisa: '500' }, 'When does your course begin?'],
  ['when a doctorate itself begins', '500', { courseLevel: 'research' }, 'When does your degree itself begin?'],
  [
    "when a student's master's itself begins",
    '500-family',
    { courseLevel: 'masters_coursework' },
    "When does the student's degree itself begin?",
  ],
  [
    'for the employer of a verified condition',
    'bridging-a',
    { formerVisa: 'ended', verifiedConditions: ['8547 Work limitation'] },
    'Your employer now',
  ],
])('answers lead to the question %s', (_name, visa, facts, label) => {
  expect(open(visa)).not.toContain(label);
  expect(open(visa, facts)).toContain(label);
});

test('what an operator verified is not asked', () => {
  expect(open('bridging-c', { verifiedConditions: ['8101 No work'] })).toEqual([]);
});

test('a course has the three levels that the law distinguishes', () => {
  open('500');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Not given yet',
    'Bachelor, diploma or other',
    'Master by coursework',
    'Master by research or doctorate',
  ]);
});
