import { pick, randomOf } from '../search/world.ts';
import { inventedAd } from './invented-ad.ts';

const visas = ['500', '485', '417', '482', '491', 'citizen'];
const months = ['01', '03', '07', '09'];

/** What a guest sends to `POST /api/check`. */
export const inventedCheck = (number: number) => {
  const random = randomOf(-number);
  const ad = inventedAd(number);
  const visa = pick(random, visas);
  const facts = {
    hours_worked: Math.floor(random() * 20),
    visa_expiry: `2030-${pick(random, months)}-28`,
    ...(visa === '500' && { course_level: 'other', course_begins: `2025-${pick(random, months)}-02` }),
    ...(visa === '482' && { employer: ad.company }),
  };
  return { ad, visa, facts };
};
export type InventedCheck = ReturnType<typeof inventedCheck>;
