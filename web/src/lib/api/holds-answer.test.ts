import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { holdsAnswer } from './holds-answer.ts';

const document = parse(`
  query Page {
    page: searchJobs {
      total
      jobs { id ...Card }
    }
    me { id ... on Student { visa } }
  }
  fragment Card on Job { title company { name } }
`);

const job = { __typename: 'Job', id: 1, title: 'Barista', company: { __typename: 'Company', name: 'Reef' } };
const me = { __typename: 'Student', id: 7, visa: null };
const page = { __typename: 'JobSearchPage', total: 1, jobs: [job] };

test('an answer that holds all that was asked for is one', () => {
  expect(holdsAnswer(document, { page, me })).toBe(true);
  expect(holdsAnswer(document, { page: { ...page, jobs: [] }, me: null })).toBe(true);
});

test('what is of another type is not missed', () => {
  expect(holdsAnswer(document, { page, me: { __typename: 'Employer', id: 8 } })).toBe(true);
});

test('a hole anywhere makes it none', () => {
  const { title: _title, ...untitled } = job;
  for (const data of [
    undefined,
    null,
    'text',
    [],
    {},
    { page },
    { page: 7, me },
    { page: { total: 1 }, me },
    { page: { ...page, jobs: [job, untitled] }, me },
    { page: { ...page, jobs: [{ ...job, company: {} }] }, me },
    { page, me: { __typename: 'Student', id: 7 } },
  ])
    expect(holdsAnswer(document, data)).toBe(false);
});
