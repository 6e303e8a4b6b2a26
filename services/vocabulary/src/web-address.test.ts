import { expect, test } from '@jest/globals';
import { linkAddressOf, webAddressOf } from './web-address.ts';

test.each([
  'https://harbour.example',
  'HTTP://Harbour.Example:8080/jobs?a=b#c',
  'https://café.example/ä',
  'https://harbour.example.',
  'https://a_b.harbour.example/"quoted" ad',
  'http://127.0.0.1:4000/ads.ndjson',
  'http://[::1]:4000',
  'http://localhost:4000',
])('%s is a web address', (text) => {
  expect(webAddressOf(text)?.href).toBe(new URL(text).href);
  expect(linkAddressOf(text)).toBeDefined();
});

test.each([
  '',
  'harbour.example',
  '//harbour.example',
  'https:harbour.example',
  'https:/harbour.example',
  'https:///evil.example',
  'https:////evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://\\evil.example',
  ' https://harbour.example',
  'https://har\tbour.example',
  'https://harbour.example/a\nb',
  'https://har bour.example',
  'https://harbour.example\\@evil.example',
  'https://harbour.example"onmouseover=alert(1)',
  "https://harbour.example'",
  'https://a..b',
  'https://.',
  'https://',
  'https://:80',
  'javascript:alert(1)',
  'ftp://harbour.example',
  'data:text/html,x',
])('%j is none', (text) => expect(webAddressOf(text)).toBeUndefined());

test('an address with a user name may be fetched, but is no link', () => {
  expect(webAddressOf('https://us:secret@feeds.example/ads.csv')).toBeDefined();
  for (const text of ['https://harbour.example@evil.example', 'https://:x@evil.example'])
    expect(linkAddressOf(text)).toBeUndefined();
});
