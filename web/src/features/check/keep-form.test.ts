import { expect, test } from '@jest/globals';
import { onlyLinkIn } from './keep-form.ts';

test.each([
  ['Barista in Newtown.', ''],
  ['Barista\nhttps://jobs.example/1', 'https://jobs.example/1'],
  ['Barista (see https://jobs.example/1?from=app).', 'https://jobs.example/1?from=app'],
  ['https://jobs.example/1 and again https://jobs.example/1', 'https://jobs.example/1'],
  ['https://jobs.example/1 or https://cafe.example', ''],
])('the address of %j is %j', (text, link) => expect(onlyLinkIn(text)).toBe(link));
