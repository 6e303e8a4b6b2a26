import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import { FormProvider, useForm } from 'react-hook-form';
import { system } from '../../ui/theme/system.ts';
import { FactFields } from './FactFields.tsx';

function Form({ visa, courseBegins = '' }: { visa: VisaCode; courseBegins?: string | undefined }) {
  return (
    <FormProvider {...useForm({ defaultValues: { courseBegins } })}>
      <FactFields questions={questionsFor(visa, '2026-11-23')} />
    </FormProvider>
  );
}

const open = (visa: VisaCode, courseBegins?: string) => {
  const { container } = render(
    <ChakraProvider value={system}>
      <Form visa={visa} courseBegins={courseBegins} />
    </ChakraProvider>,
  );
  return [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
};

test.each<[VisaCode, string[]]>([
  ['500', ['When does your course begin?', 'Level of your course', 'When does your enrolment (CoE) end?']],
  ['500-family', ["When does the student's course begin?", "Level of the student's course"]],
  ['482', ['Your sponsor', 'When did your job with the sponsor end?']],
  ['417/462', ['Your employer now', 'Since when have you worked for them?']],
  ['bridging-a', ['What does your grant notice say about work?']],
  ['407', ['Your sponsor']],
  ['485', []],
  ['491', []],
  ['155', []],
])('the holder of %s is asked %j', (visa, labels) => {
  expect(open(visa)).toEqual(labels);
});

test('whoever waits for a course to begin is asked what they might do before it', () => {
  const question = 'Did you hold a visa with work rights when you applied?';
  expect(open('500', '2100-03-01')).toContain(question);
  expect(open('500', '2020-03-01')).not.toContain(question);
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
