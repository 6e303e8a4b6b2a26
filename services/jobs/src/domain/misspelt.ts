import { editDistance } from '@waratah/kit/search/edit-distance';
import type { Localities } from '@waratah/vocabulary/australia/localities';

const shortestName = 4;
/** Names of this length or more may contain two errors. */
const longName = 8;

/** The localities, in lower case, that a misspelt name may mean: the most similar ones with the same first letter. */
export const misspelt = (name: string, localities: Localities): readonly string[] => {
  const typed = name.trim().toLowerCase();
  const slips = typed.length >= longName ? 2 : 1;
  if (typed.length < shortestName) return [];
  let nearest: string[] = [];
  let least = slips;
  for (const known of localities.keys()) {
    if (known[0] !== typed[0] || Math.abs(known.length - typed.length) > slips) continue;
    const distance = editDistance(typed, known, slips);
    if (distance > least) continue;
    nearest = distance < least ? [known] : [...nearest, known];
    least = distance;
  }
  return nearest;
};
