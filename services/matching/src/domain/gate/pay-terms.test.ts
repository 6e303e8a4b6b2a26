import { expect, test } from '@jest/globals';
import { payTermKinds } from '@waratah/vocabulary/pay-terms';
import { judgeByLaw } from './judge.ts';
import { jobOf, studentOf, today } from '../test-examples.ts';

const judged = (...kinds: readonly (typeof payTermKinds)[number][]) =>
  judgeByLaw(jobOf({}, { payTerms: kinds.map((kind) => ({ kind, quote: `Our ${kind}.` })) }), studentOf('485'), today);

test.each(payTermKinds)('%s is a question to the employer that quotes the ad', (kind) => {
  const verdict = judged(kind);
  expect(verdict).toMatchObject({
    kind: 'check',
    question: expect.stringContaining(`The ad says "Our ${kind}.": ask `),
    toEmployer: expect.stringContaining(`Your ad says “Our ${kind}”. `),
  });
});

test('an ad without such terms raises no question', () => {
  expect(judged()).toEqual({ kind: 'eligible' });
});
