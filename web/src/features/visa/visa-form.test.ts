import { expect, test } from '@jest/globals';
import { uploadBytes } from '@waratah/vocabulary/limits';
import { documentFinding, toVisaInput, toVisaValues, visaForm } from './visa-form.ts';

test("the form starts with the visa declared before, else with the profile's", () => {
  expect(toVisaValues('485', 'Student Visa subclass 500').visaSubclass).toBe('485');
  expect(toVisaValues(null, 'Student Visa subclass 500').visaSubclass).toBe('500');
  expect(toVisaValues(null, 'Other/Not Sure').visaSubclass).toBe('');
  expect(toVisaValues(null, 'Bridging visa A').visaSubclass).toBe('bridging-a');
});

test('without consent nothing is sent', () => {
  const values = toVisaValues('500', '');
  expect(visaForm.safeParse(values).error?.issues[0]?.message).toBe('Please give your consent to the check.');
  expect(visaForm.safeParse({ ...values, consent: true }).success).toBe(true);
});

test('empty fields are left to the server', () => {
  expect(toVisaInput({ visaSubclass: '', visaExpiry: '', consent: true })).toEqual({
    visaSubclass: null,
    visaExpiry: null,
    consent: true,
  });
});

test.each([
  ['vevo.pdf', 100, undefined],
  ['Grant letter.JPEG', 100, undefined],
  ['grant.docx', uploadBytes, undefined],
  ['grant.xlsx', 100, 'Choose a PDF, JPG, PNG, DOC or DOCX file.'],
  ['pdf', 100, 'Choose a PDF, JPG, PNG, DOC or DOCX file.'],
  ['vevo.pdf', uploadBytes + 1, 'The file is larger than 10 MB.'],
])('%s of %i bytes: %s', (name, size, finding) => {
  expect(documentFinding({ name, size })).toBe(finding);
});
