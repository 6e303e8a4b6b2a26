import { expect, test } from '@jest/globals';
import { nameOfSearch } from './search-name.ts';

const any = {
  search: '',
  location: '',
  category: '',
  workType: '',
  visa: '',
  sponsorship: true,
  unsponsored: '',
  studentFriendly: false,
  remote: false,
  payFrom: undefined,
  payTo: undefined,
};

test('a search is named by its words, place and filters', () => {
  expect(nameOfSearch({ ...any, search: ' barista ', location: 'Sydney NSW', workType: 'Casual' })).toBe(
    'barista in Sydney NSW, Casual',
  );
  expect(nameOfSearch({ ...any, category: 'Design', remote: true })).toBe('Design, Remote');
  expect(nameOfSearch(any)).toBe('All jobs');
});

test('searches that differ by visa, pay or sponsorship have different names', () => {
  expect(nameOfSearch({ ...any, visa: '500', payFrom: 30, payTo: 40, sponsorship: false })).toBe(
    'All jobs, Student Visa subclass 500, $30 to $40, with or without sponsorship',
  );
  expect(nameOfSearch({ ...any, payFrom: 60_000, studentFriendly: true })).toBe(
    'All jobs, from $60,000, student friendly',
  );
  expect(nameOfSearch({ ...any, payTo: 45 })).toBe('All jobs, up to $45');
});
