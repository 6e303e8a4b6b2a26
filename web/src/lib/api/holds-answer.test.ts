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

test('an answer with all requested fields is complete', () => {
  expect(holdsAnswer(document, { page, me })).toBe(true);
  expect(holdsAnswer(document, { page: { ...page, jobs: [] }, me: null })).toBe(true);
});

test('fields of another type are not required', () => {
  expect(holdsAnswer(document, { page, me: { __typename: 'Employer', id: 8 } })).toBe(true);
});

test('a missing field at any depth makes it incomplete', () => {
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

test('a fragment on an interface requires its fields of the types that have it, and of no others', () => {
  const wizard = parse('query Draft { draft { id ...Wizard } } fragment Wizard on Posting { title }');
  expect(holdsAnswer(wizard, { draft: { __typename: 'JobDraft', id: 1, title: 'Barista' } })).toBe(true);
  expect(holdsAnswer(wizard, { draft: { __typename: 'JobDraft', id: 1 } })).toBe(false);
  expect(holdsAnswer(wizard, { draft: { __typename: 'Company', id: 1 } })).toBe(true);
});
