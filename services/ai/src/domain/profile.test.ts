import { expect, test } from '@jest/globals';
import { type Profile, profileWords, readProfile } from './profile.ts';

const profile: Profile = {
  degree: 'Bachelor of Information Technology',
  education: [{ degree: 'Bachelor of Information Technology', field: 'Data analytics' }],
  experience: [{ title: 'Barista', description: 'Coffee, till and <b>opening</b> shifts.' }],
  skills: ['Python', 'SQL'],
  activities: ['Chess club'],
};

test('a profile is told as studies, skills and work, each once', () => {
  expect(profileWords(profile)).toBe(
    'Bachelor of Information Technology, Data analytics. Python, SQL. Barista. Coffee, till and opening shifts.',
  );
});

test('skills are those declared and those that the work shows', () => {
  expect(readProfile(profile).skills).toEqual(['python', 'sql', 'data analysis', 'coffee']);
});

test('an empty profile is read too', () => {
  const empty: Profile = { degree: '', education: [], experience: [], skills: [], activities: [] };
  expect(readProfile(empty)).toEqual({ skills: [] });
  expect(profileWords(empty)).toBe('');
});

test('a resume adds the skills it shows, and its words where the profile leaves room', () => {
  const resume = 'Mei Tan\nMade coffee and wrote React for a student paper.';
  expect(readProfile({ ...profile, resume }).skills).toEqual(['python', 'sql', 'data analysis', 'coffee', 'react']);
  expect(profileWords({ ...profile, resume })).toMatch(/shifts\.\. Mei Tan Made coffee and wrote React/);
});
