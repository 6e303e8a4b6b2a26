import { wordsOf } from './words.ts';

/** Words that job seekers and employers use for the same work. Each stands for the others, a little weaker than itself. */
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
  'nurse nursing rn',
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
  'internship intern graduate trainee',
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

/** Stems that say the same as a stem, without itself. */
export const synonymsOf = (stem: string): string[] => [...(byStem.get(stem) ?? [])].filter((other) => other !== stem);
