import type { DemandedRights } from '@waratah/vocabulary/law/demand';
import type { Demand } from './demand.ts';
import { refused } from './modality.ts';
import type { Signed } from './vocabulary.ts';

/**
 * Whom a demand names: citizens, residents, New Zealanders, people with a clearance, students. The markers of a sentence
 * hide it, so it is read from the words that they stand for. Words that were set aside as a preference name nobody.
 */

/**
 * The words of each marker of a name that still stands in the rest of a sentence, where those that were set aside are in
 * lower case.
 */
const standing = ({ words }: Signed, rest: string, marker: string) =>
  // slow-pattern: a word, or the same in lower case.
  [...rest.matchAll(new RegExp(`${marker}|mentioned-${marker.toLowerCase()}`, 'g'))].flatMap((found, at) =>
    found[0] === marker ? [{ words: words.get(marker)?.[at] ?? '', at: found.index, marker }] : [],
  );

type Standing = ReturnType<typeof standing>[number];

const denial = /\b(?:not?|non|nobody|none|never|without|excluding|except|rather than|nor|cannot|unable)\b|n't\b/g;
/** Where what stands before has no bearing on the words after it. */
const turn = /[,.;:!?()]|\b(?:must|only|so|unless|but|as|require\w*)\b/;
const reach = 45;
/** Two denials cancel each other: "nobody who is not". */
const isDeniedBefore = (before: string) =>
  ((before.slice(-reach).split(turn).at(-1) ?? '').match(denial)?.length ?? 0) % 2 === 1;
const verb = '(?:will|can|are|is|do|does|need|may|must|would|should|ca|wo|also|please)';
const people = '(?:holders?|applicants?|candidates?|status|people|alone)';
const refusedAfter = new RegExp(`^[ )]{0,2}(?:${people} ){0,2}(?:${verb} ?){0,2}(?:${refused})`);

/** "Permanent residency is not enough." */
const insufficient = /^[ )]{0,2}(?:is|are)? ?(?:insufficient|not (?:enough|sufficient)|no good)\b/;

const isRefusedAfter = (after: string) => refusedAfter.test(after) || insufficient.test(after);

/** "No residents" names nobody; "who are not residents cannot apply" names them. */
const isNamed = (rest: string, { at, marker }: Standing) =>
  isDeniedBefore(rest.slice(0, at)) === isRefusedAfter(rest.slice(at + marker.length));

const residentWords = /resid|\bpermanent|\bperm\b|\bpr\b/;
const newZealandWords = /\bnz\b|new zealand|\bkiwis?\b|special category|\b444\b/;
const newZealandersBeside = /STATUS\)?(?:,| and| or| &| ?\/)+ (?:(?:and|or) )?(?:an? )?(?:new zealanders?|kiwis?)\b/;

/** "Residents and citizens": which residents, their neighbour tells. */
const residentsBeside = /DWELLER(?:,| and| or| &| ?\/)+ ?STATUS/;

const statusNamed = (rest: string, named: readonly Standing[]): DemandedRights | undefined => {
  if (named.length === 0) return undefined;
  const residents = named.some(({ words }) => residentWords.test(words)) || residentsBeside.test(rest);
  const newZealand = named.some(({ words }) => newZealandWords.test(words)) || newZealandersBeside.test(rest);
  if (/CLEARANCE|SECURITY/.test(rest)) return residents ? 'residents_cleared' : 'citizens';
  if (residents) return newZealand ? 'residents_nz' : 'residents';
  return newZealand ? 'citizens_nz' : 'citizens';
};

const peopleBeside = /PEOPLE(?:,| and| or| &| ?\/)+ ?STATUS|STATUS(?:,| and| or| &| ?\/)+ ?PEOPLE/;

const residencyNamed = (signed: Signed, rest: string): DemandedRights | undefined => {
  const beside = peopleBeside.test(rest) ? standing(signed, rest, 'PEOPLE') : [];
  const statuses = [...standing(signed, rest, 'STATUS').filter((one) => isNamed(rest, one)), ...beside];
  const named = statusNamed(rest, statuses);
  if (named) return named;
  if (rest.includes('LOCALS')) return 'citizens';
  if (/CLEARANCE|SECURITY/.test(rest)) return 'clearance';
  if (/TEMPORARY|HOLDERS|VISA|STUDENT/.test(rest)) return 'no_temporary';
  return statusNamed(rest, standing(signed, rest, 'PEOPLE')) ?? (rest.includes('DWELLER') ? 'residents' : undefined);
};

const lastingWords = /\b(?:permanent|indefinite|ongoing|continuing)/;
const lastingBefore = /\b(?:permanent|indefinite|ongoing),?(?: and)? $/;
const fullBefore = /\b(?:full|unrestricted|unlimited)(?: or |\/)$/;
const choice = /\bor\b|\//;

const isLasting = (rest: string, { words, at }: Standing) =>
  (lastingWords.test(words) && !choice.test(words) && !fullBefore.test(rest.slice(0, at))) ||
  lastingBefore.test(rest.slice(0, at));

const hoursWords = /\bhours\b|\bfull[- ]?time\b/;
const ofHours = '(?: (?:on|to|for|around|regarding))?(?: (?:the|your|number|of|any|work|working)){0,4} hours';
/** Words of full rights that speak of more than hours. */
const beyondHours = new RegExp(
  `\\b(?:full(?![- ]?time)|unrestricted|unlimited|unconditional|unencumbered|unfettered|complete|(?<!hours? )(?:restrictions?|limit(?:s|ations?)|conditions?|constraints?))\\b(?!${ofHours})`,
);

/** With the words that follow it, since they tell what is not limited. */
const isOfHours = (rest: string, { words, at, marker }: Standing) => {
  const text = `${words}${rest.slice(at + marker.length).slice(0, reach)}`;
  return hoursWords.test(text) && !beyondHours.test(text);
};

const fullnessNamed = (rest: string, full: readonly Standing[]): DemandedRights => {
  const lasting = full.map((one) => isLasting(rest, one));
  if (lasting.every(Boolean) || (lasting.includes(true) && !choice.test(rest))) return 'permanent_rights';
  return full.every((one) => isOfHours(rest, one)) ? 'full_hours' : 'full_rights';
};

/** Other visas beside student visas: those that lasting rights would leave out, and the others. */
const lastingVisas = /\b(?:temporary|graduate|partner)(?: \w+)? visas?\b|\btemporary residents?\b|\b(?:485|309|820)\b/;
const lastingAmong = /\b(?:temporary|graduate|partner)\b/;
const otherVisas = /bridging|holiday|backpack|whv|\btss\b|sponsored visa|tourist|visitor|\b(?:417|462|482|407|408)\b/;

const visasNamed = ({ plain }: Signed, students: readonly Standing[]): DemandedRights => {
  if (lastingVisas.test(plain) || students.some(({ words }) => lastingAmong.test(words))) return 'no_temporary';
  return students.length === 0 || otherVisas.test(plain) ? 'full_rights' : 'no_students';
};

const rightsNamed = (signed: Signed, rest: string): DemandedRights => {
  const full = standing(signed, rest, 'FULL');
  const students = standing(signed, rest, 'STUDENT');
  if (full.length === 0) return /TEMPORARY|HOLDERS/.test(rest) ? 'no_temporary' : visasNamed(signed, students);
  const fullness = fullnessNamed(rest, full);
  return fullness === 'full_hours' && students.length > 0 ? 'full_rights' : fullness;
};

/** Whom a sentence names, by what its rule concluded; undefined for an opening, and if its words do not tell. */
export const rightsDemanded = (kind: Demand['kind'], signed: Signed, rest: string): DemandedRights | undefined => {
  switch (kind) {
    case 'residents':
    case 'clearance':
      return residencyNamed(signed, rest);
    case 'full':
      return rightsNamed(signed, rest);
    case 'unclear':
    case 'open':
      return residencyNamed(signed, rest) ?? rightsNamed(signed, rest);
    case 'mention':
      return undefined;
  }
};
