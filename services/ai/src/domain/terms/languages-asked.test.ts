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
  ['LOTE Teacher - Indonesian', ['Indonesian']],
  ['Teacher of Chinese', ['Chinese']],
  ['Bilingual Support Worker (Arabic)', ['Arabic']],
  ['Secondary Teacher - Japanese', ['Japanese']],
  ['Thai Speaker - Call Centre', ['Thai']],
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
  'English Teacher for Japanese Speakers',
  'Muay Thai Teacher',
  'Supervisor - Mandarin Speaking Team',
  'Arabic Interpreter Booking Officer',
  'Support Worker - Arabic or English speaking',
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
  ['Mandarin is a must!', ['Mandarin']],
  ['Only applicants who speak Hazaragi will be considered.', ['Hazaragi']],
  ['It is essential that you speak Swahili.', ['Swahili']],
  ['You must be bilingual in Mandarin/English.', ['Mandarin']],
  ['Essential skills: fluent Mandarin and strong Excel skills.', ['Mandarin']],
  ['You will need to be fluent in Spanish and hold a Cert III or Diploma.', ['Spanish']],
  ['You must be fluent in both English and Mandarin to be considered.', ['Mandarin']],
  ['Mandarin speaking required, no experience needed.', ['Mandarin']],
  ['Ability to speak Farsi is essential.', ['Persian']],
  ['Only Chinese speaking candidates will be considered.', ['Chinese']],
  ['Please only apply if you can speak Mandarin.', ['Mandarin']],
  ['We need a nanny who speaks German with our children.', ['German']],
  ['The role requires fluency in Thai', ['Thai']],
  ['The successful candidate will be fluent in Mandarin, both spoken and written.', ['Mandarin']],
  ['Being bilingual (English & Khmer) is non-negotiable.', ['Khmer']],
  ['You must be a native French speaker.', ['French']],
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
  'You won’t need to speak Thai.',
  "Fluency in Mandarin isn't essential",
  'Fluent in English, Nepali or Hindi required.',
  'Must be able to speak English and/or Mandarin',
  'Must speak Mandarin/English',
  'Fluent Spanish or relevant experience required.',
  'You must have a diploma or speak Spanish.',
  'You must speak Spanish or have lived in Spain.',
  'Must manage a team of Mandarin speaking sales agents.',
  'We need a supervisor for our Vietnamese speaking team.',
  'You will manage staff who must be fluent in Japanese.',
  'Must be able to teach English to native Spanish speakers.',
  'When a Mandarin speaker is needed, call the interpreter.',
  'If the customer requires a Mandarin speaker, transfer them.',
  'Do you need to speak Thai? No!',
  'Some roles require fluency in Mandarin; this one does not.',
  'Must have knowledge of Italian wines and food.',
  'You must speak English or Mandarin.',
  'Must be confident in English. Other languages: French, German.',
])('a sentence demands no language: %s', (text) => {
  expect(languages('Assistant', text)).toEqual([]);
});

test.each([
  ['Requirements:\n- Fluent in Mandarin and English\n- 2 years of experience', ['Mandarin']],
  ['What you need:\n• Fluent Spanish + English', ['Spanish']],
  ['Preferred:\n• Must be able to speak Mandarin at conversational level', []],
  ['Requirements:\n- AHPRA registration\n- Fluent in Greek and English', ['Greek']],
  ['Selection Criteria\n* A current licence\n* Fluency in Tamil', ['Tamil']],
  ['Requirements:\n- First aid\nDesirable\n• Police check\n• Fluency in Tamil', []],
  ['Skills that are a plus:\n- You must be able to speak Tamil', []],
  ['Ideal location near the station.\nMandarin speaker required', ['Mandarin']],
  ['What you will bring:\n✅ Fluent Japanese', ['Japanese']],
  ['Requirements:\n- You report to a manager with fluent Thai', []],
  ['Our team:\n- Fluent in Greek and English', []],
  ['It would be great if you have:\n- Fluency in Vietnamese', []],
  ['Nice to have:\n- Forklift licence\nRequirements:\n- Fluent in Korean', ['Korean']],
  ['About us\nFluent in Korean and English, our founder knows the market.', []],
])('a heading says whether its items are demanded: %j', (text, asked) => {
  expect(languages('Assistant', text)).toEqual(asked);
});
