import { wordsOf } from './words.ts';

/**
 * Words that job seekers and employers use for the same work. Each also finds the others, with a slightly lower weight.
 */
const groups: readonly string[] = [
  'barista coffee cafe',
  'bartender bar mixologist',
  'waiter waitress waitstaff frontofhouse',
  'chef cook',
  'kitchenhand dishwasher kitchen',
  'dev developer programmer coder',
  'frontend ui',
  'sysadmin systems administrator',
  'helpdesk servicedesk deskside',
  'qa tester testing',
  'cleaner cleaning housekeeper housekeeping janitor',
  'receptionist reception frontdesk',
  'admin administrator administrative administration clerk',
  'secretary pa',
  'accountant accounting accounts bookkeeper bookkeeping',
  'hr recruiter recruitment recruiting',
  'nurse nursing rn midwife',
  'carer caregiver care',
  'childcare nanny kindergarten',
  'tutor tutoring teacher teaching',
  'driver driving courier delivery',
  'warehouse picker packer storeperson',
  'retail shop store sales',
  'salesperson seller sales',
  'cashier checkout till',
  'marketing marketer',
  'designer design',
  'ux usability',
  'internship intern cadet',
  'graduate grad',
  'student undergraduate',
  'hse whs ohs sheq hseq',
  'heavyrigid truck',
  'allrounder hospitality',
  'physio physiotherapist physiotherapy',
  'therapist therapy',
  'radiographer radiography',
  'optometrist optometry',
  'dentist dental',
  'engineer engineering',
  'electrician electrical',
  'psychologist psychology',
  'surveyor survey surveying',
  'architect architecture architectural',
  'journalist reporter',
  'welder boilermaker',
  'vet veterinarian veterinary',
  'casual temp temporary',
  'labourer labor labour labouring',
  'mechanic mechanical technician',
  'sparky electrician electrical',
  'plumber plumbing',
  'carpenter carpentry chippy joiner',
  'gardener gardening landscaper landscaping',
  'hairdresser stylist barber',
  'beautician beauty',
  'security guard',
  'butcher boner',
  'baker bakery pastry',
  'pharmacist pharmacy',
  'lawyer solicitor legal paralegal',
  'analyst analytics',
  'ml machinelearning ai',
  'fruit harvest picking farm',
];

const byStem = new Map<string, Set<string>>();
for (const group of groups) {
  const stems = new Set(wordsOf(group));
  for (const stem of stems) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...stems]));
}

/** The synonyms of a stem, without the stem itself. */
export const synonymsOf = (stem: string): string[] => [...(byStem.get(stem) ?? [])].filter((other) => other !== stem);
