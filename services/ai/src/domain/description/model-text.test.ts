import { expect, test } from '@jest/globals';
import { readBrief } from './brief.ts';
import { modelText } from './model-text.ts';
import { htmlOf, wordCountOf } from './text.ts';

const brief = readBrief({ title: 'Barista', visaSponsorship: true });
const sentence = 'You make good coffee for our guests and keep the counter clean while they wait for it.';
const answer = {
  introduction: `${sentence} ${sentence}`,
  duties: Array.from({ length: 6 }, () => sentence),
  requirements: Array.from({ length: 6 }, () => sentence),
  closing: sentence,
};
const read = (change: object = {}) => modelText(JSON.stringify({ ...answer, ...change }), brief) ?? [];

test("a model's answer becomes a description of at most 260 words", () => {
  expect(wordCountOf(read())).toBeLessThanOrEqual(260);
  expect(wordCountOf(read())).toBeGreaterThan(160);
});

test("markup in a model's answer is shown as text or removed, and never runs", () => {
  const html = htmlOf(read({ closing: `<img src=x onerror="alert(1)"> 5 < 6 ${sentence}` }));
  expect(html).not.toMatch(/<(?!\/?(?:p|ul|li|h3)>)/);
  expect(html).toContain('5 &lt; 6');
});

test('visa claims of the model are removed, and those of the employer are stated', () => {
  const html = htmlOf(read({ closing: `We do not sponsor visas. Australian citizens only. ${sentence}` }));
  expect(html).not.toMatch(/do not sponsor|citizens/);
  expect(html).toContain('Visa sponsorship is available for this role.');
});

test('an answer that is not a description is rejected', () => {
  for (const wrong of ['', 'Here you are:', '{}', JSON.stringify({ ...answer, duties: 'many' }), undefined, null])
    expect(modelText(wrong, brief)).toBeUndefined();
  expect(
    modelText(JSON.stringify({ introduction: 'Hi', duties: [], requirements: [], closing: '' }), brief),
  ).toBeUndefined();
});
