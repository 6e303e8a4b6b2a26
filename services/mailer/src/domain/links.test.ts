import { expect, test } from '@jest/globals';
import { foreignLinkIn } from './links.ts';

const portal = 'https://waratah.example';

test.each([
  [{ resetUrl: `${portal}/reset?token=x`, fullName: 'Mei' }],
  [{ jobs: [{ url: 'https://elsewhere.example/ad/7', interestedUrl: '' }] }],
  [{ text: 'See https://elsewhere.example' }],
])('%j leads to the portal or to an ad', (content) => {
  expect(foreignLinkIn(content, portal)).toBeUndefined();
});

test.each([
  ['http://evil.example/phish', { resetUrl: 'http://evil.example/phish' }],
  ['https://waratah.example.evil.example/', { verifyUrl: 'https://waratah.example.evil.example/' }],
  ['https://waratah.example@evil.example/', { startUrl: 'https://waratah.example@evil.example/' }],
  ['http://waratah.example/', { visaUrl: 'http://waratah.example/' }],
  ['javascript:alert(1)', { jobs: [{ url: 'javascript:alert(1)' }] }],
  ['//evil.example', { digest: { jobs: [{ notForMeUrl: '//evil.example' }] } }],
])('%s leads to another website', (link, content) => {
  expect(foreignLinkIn(content, portal)).toBe(link);
});
