import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { languagesAskedOf } from './languages-asked.ts';

const askedIn = (title: string, text = '') => languagesAskedOf(title, sentencesOf(text));
const languages = (title: string, text?: string) => askedIn(title, text)?.anyOf ?? [];

test.each([
  ['Property Officer - Mandarin speaking', ['Mandarin']],
  ['Mandarin/Cantonese Speaker for our front desk', ['Mandarin', 'Cantonese']],
  ['Chinese or Korean speaking leasing agent', ['Chinese', 'Korean']],
  ['Payroll Officer (Japanese-speaker)', ['Japanese']],
  ['Personal assistant (Korean and English bilingual skills)', ['Korean']],
  ['Bilingual Vietnamese Receptionist', ['Vietnamese']],
  ['Designer - Bilingual English and Mandarin', ['Mandarin']],
  ['Admin Officer (Fluent in Thai)', ['Thai']],
  ['Sales Assistant, Mandarin Speaking Essential', ['Mandarin']],
  ['French Teacher', ['French']],
  ['Dari interpreter', ['Dari']],
  ['Interpreter - Hazaragi', ['Hazaragi']],
  ['Spanish speaking Customer Service Consultant', ['Spanish']],
  ['Arabic speaking Family Support Worker', ['Arabic']],
])('a title demands a language: %s', (title, asked) => {
  expect(languages(title)).toEqual(asked);
});

test.each([
  'Mandarin speaking preferred: leasing agent',
  'Agent (Mandarin or Cantonese speaking an advantage)',
  'Accountant, Korean speakers welcome',
  'English Teacher',
  'English speaking nanny',
  'Non-English speaking background liaison',
  'Chef - Thai restaurant',
  'French Pastry Chef',
  'Chinese medicine dispenser',
  'Carer for an Italian speaking gentleman',
  'Support worker for Greek speaking clients',
  'React Native developer',
  'Aged care worker, no Mandarin speaking required',
  'French polisher',
  'German Shepherd groomer',
])('a title demands no language: %s', (title) => {
  expect(languages(title)).toEqual([]);
});

test.each([
  ['Mandarin speaking customer service consultant required for our office.', ['Mandarin']],
  ['We are seeking a Mandarin speaking Junior Property Manager.', ['Mandarin']],
  ['Fluency in Chinese and English is a must.', ['Chinese']],
  ['You must be fluent in both written and spoken Japanese.', ['Japanese']],
  ['Native Korean speaker required.', ['Korean']],
  ['The successful applicant must speak Hindi or Punjabi.', ['Hindi', 'Punjabi']],
  ['Language: English, Chinese', ['Chinese']],
  ['Spanish language skills are essential.', ['Spanish']],
])('a sentence demands a language: %s', (text, asked) => {
  expect(askedIn('Assistant', text)).toEqual({ anyOf: asked, quote: text });
});

test.each([
  'You must be fluent in English.',
  'Must speak English; Mandarin is a plus.',
  'Fluency in Italian is highly desirable.',
  'French speaking is highly desirable but not essential.',
  'We are looking for a nurse for our Italian-speaking residents.',
  'Experience with Mandarin speaking communities is required.',
  'You will need to liaise with Chinese manufacturers and suppliers.',
  'Our friendly team speaks Mandarin, Hindi and Nepali.',
  'Mandarin or Cantonese speaking ideal.',
  'Must be able to speak English, and a second language such as Arabic would be useful.',
  'Looking for a chef for our busy Indian and Nepalese restaurant.',
  'Fluent Spanish would be an asset for those who need it.',
  'No need to speak Japanese.',
  'Candidates who are fluent in Tamil are encouraged to apply.',
  'You must translate Japanese recipes on our menu into dishes.',
  'We require documents in English or a certified translation from Portuguese.',
  'You need patience with callers who speak Mandarin.',
  'Looking for somebody to help our Vietnamese speaking elderly clients.',
  'We are hiring! Our cafe serves French pastry and German bread.',
  'The role requires travel to Korean markets and Japanese suppliers.',
  'You must know Chinese Wall procedures.',
  'A qualified Thai masseuse is needed.',
  'We seek a teacher of mathematics for our Arabic school.',
  'You must be fluent in English with Mandarin speaking customers.',
  'You need to be fluent in Mandarin-speaking markets.',
  'A second language is required for none of our roles.',
  'You must speak English or Mandarin.',
  'Must be confident in English. Other languages: French, German.',
])('a sentence demands no language: %s', (text) => {
  expect(languages('Assistant', text)).toEqual([]);
});
