import type { Localities } from './localities.ts';
import { isBigCity, placeOf } from './places.ts';
import { stateOf } from './states.ts';

/** Countries and cities outside Australia. They count as the place unless an Australian state is named beside them. */
const namesElsewhere =
  /\b(?:united kingdom|england|scotland|wales|ireland|london|manchester|birmingham|edinburgh|glasgow|u\.?k\.?|united states|u\.?s\.?a\.?|new york|san francisco|california|texas|canada|toronto|vancouver|new zealand|auckland|wellington|christchurch|singapore|hong kong|malaysia|kuala lumpur|india|mumbai|bangalore|bengaluru|delhi|hyderabad|philippines|manila|thailand|bangkok|vietnam|indonesia|jakarta|japan|tokyo|china|shanghai|beijing|germany|berlin|france|paris|spain|madrid|denmark|copenhagen|netherlands|amsterdam|uae|dubai|saudi arabia|riyadh|qatar|south africa)\b/i;

const australian = /\b(?:australia|ACT|NSW|NT|QLD|SA|TAS|VIC|WA|new south wales|queensland|victoria|tasmania)\b/i;

/** Whether a text names a place outside Australia and none inside. */
export const isAbroad = (location: string): boolean => namesElsewhere.test(location) && !australian.test(location);

/**
 * The parts of a title that are not the name of the job: after a bar or a dash, in brackets, after "in" or "to". "Canberra
 * based" is the place.
 */
const partsOf = (title: string) =>
  title
    .split(/[|–—()[\],]| - | in | to the | to /i)
    .slice(1)
    .flatMap((part) => part.split(/[ -]based\b/i, 1))
    .map((part) => part.trim());

/** Whether a title places the job outside Australia. */
export const isTitledAbroad = (title: string): boolean =>
  !australian.test(title) && partsOf(title).some((part) => namesElsewhere.exec(part)?.[0] === part);

/** Words before a place name that say that the job, or the person who does it, is there. */
const leadsToPlace =
  /\b(?:based|located|situated|working|is) (?:in|at|out of|from) (?:our |the |central |downtown )?$/i;
const ofTheWork = /\b(?:role|position|job|opportunity|work|you|candidate)\b/i;

/** Phrases that say on their own that the job is abroad. */
const demandsPlace =
  /(?:\b(?:must|need to|required to) (?:live|reside|be) in|^\W{0,3}(?:job )?location ?[:–-]) ?(?:the )?$/i;

/** How many characters before a place name are searched for such words. */
const leadLength = 80;

/** Whether a sentence of an ad places the job outside Australia. */
export const placesWorkAbroad = (sentence: string): boolean => {
  const at = namesElsewhere.exec(sentence)?.index;
  if (at === undefined || australian.test(sentence) || /\bnot\b/i.test(sentence)) return false;
  const lead = sentence.slice(Math.max(0, at - leadLength), at);
  return demandsPlace.test(lead) || (leadsToPlace.test(lead) && ofTheWork.test(lead));
};

/**
 * Whether the words that place a job abroad contradict its location. Some towns in Australia have the same name as a
 * place abroad.
 */
export const meansElsewhere = (words: string, location: string): boolean => {
  const name = namesElsewhere.exec(words)?.[0];
  return name !== undefined && !location.toLowerCase().includes(name.toLowerCase());
};

/** The states of the places that a title names beside the job ("Site engineer - Perth"). */
export const statesInTitle = (title: string, localities: Localities): readonly string[] => {
  return [...new Set(partsOf(title).flatMap((part) => stateOfTitledPlace(part, localities) ?? []))];
};

/**
 * Many suburb names are also ordinary words, so a name counts as a place only if it is a big city or comes with its
 * state.
 */
const stateOfTitledPlace = (part: string, localities: Localities) => {
  const { city = '', state } = placeOf({ location: part }, localities);
  return state && (isBigCity(part, state) || (city !== '' && endsInState.test(part)) || stateOf(part))
    ? state
    : undefined;
};

const endsInState = /\b(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/;

/**
 * The states that have a place of this name, if the words do not say which is meant; empty if one is meant, or none.
 */
export const possibleStates = (location: string, localities: Localities): readonly string[] => {
  if (placeOf({ location }, localities).state) return [];
  const names = location.split(/[,/|;]/).map((name) => name.trim().toLowerCase());
  const found = names.flatMap((name) => localities.get(name) ?? []);
  return [...new Set(found.map(({ state }) => state))].toSorted();
};

const remotePlace =
  /^(?:fully |100 ?% )?remote(?! area| communit| region)\b|\((?:fully |100 ?% )?remote\)|[,–-]\s*(?:fully )?remote$|^(?:work from home|wfh|anywhere in australia)\b/i;

/** Whether the location of an ad says that the work can be done from anywhere: `Remote`, `Brisbane QLD (Remote)`. */
export const isRemotePlace = (location: string): boolean => remotePlace.test(location.trim());
