import { isRegional } from '../law/regional-areas.ts';

/**
 * Sydney, Melbourne and Brisbane are no designated regional areas (law/regional-areas.ts): whoever may work only in one must
 * ask about a job whose ad names them.
 */
const cities = 'Sydney|Melbourne|Brisbane';

/** Suburbs of the three where many people work, and whose names mean nothing else in an ad. */
export const citySuburbs: readonly string[] = `
  Acacia Ridge, Albany Creek, Archerfield, Arncliffe, Artarmon, Ascot Vale, Auchenflower, Badgerys Creek, Balgowlah,
  Balmain, Banksmeadow, Bankstown, Barangaroo, Baulkham Hills, Bella Vista, Bentleigh, Blacktown, Bondi,
  Bondi Beach, Bondi Junction, Botany, Bowen Hills, Box Hill, Braeside, Braybrook, Brookvale, Bulimba, Burwood,
  Cabramatta, Campbellfield, Campsie, Cannon Hill, Capalaba, Carindale, Caringbah, Carlingford, Caroline Springs,
  Carseldine, Caulfield, Chadstone, Chatswood, Chermside, Chippendale, Chullora, Clayfield, Coburg, Coopers Plains,
  Coorparoo, Craigieburn, Cranbourne, Cronulla, Dandenong, Dandenong South, Darlinghurst, Dee Why, Deer Park,
  Derrimut, Docklands, Doncaster, Double Bay, Drummoyne, Dural, Eagle Farm, East Melbourne, Eastern Creek,
  Eight Mile Plains, Elsternwick, Engadine, Enoggera, Epping, Ermington, Erskine Park, Essendon, Ferntree Gully,
  Five Dock, Flemington, Footscray, Fortitude Valley, Frankston, Glen Waverley, Greensborough, Greenslopes,
  Haymarket, Heidelberg, Herston, Holsworthy, Hoppers Crossing, Hornsby, Hoxton Park, Hurstville, Indooroopilly,
  Ingleburn, Kangaroo Point, Keilor, Kellyville, Kelvin Grove, Keysborough, Kingsgrove, Kirrawee, Knoxfield,
  Kogarah, Lakemba, Lane Cove, Laverton North, Leppington, Lidcombe, Lindfield, Liverpool, Logan Central,
  Loganholme, Macquarie Park, Manly, Maribyrnong, Maroubra, Marrickville, Marsden Park, Mascot, Matraville,
  Merrylands, Milperra, Milsons Point, Minchinbury, Mona Vale, Moonee Ponds, Moorabbin, Moorebank, Moorooka,
  Mordialloc, Mosman, Mount Druitt, Mount Gravatt, Mount Waverley, Murarrie, Narellan, Narre Warren, Neutral Bay,
  North Melbourne, North Ryde, North Sydney, Northcote, Norwest, Nunawading, Nundah, Oakleigh, Parramatta, Penrith,
  Pinkenba, Point Cook, Port Botany, Port Melbourne, Potts Point, Prahran, Pyrmont, Randwick, Ravenhall, Redfern,
  Rockdale, Rouse Hill, Rowville, Rozelle, Rydalmere, Ryde, Scoresby, Seven Hills, Silverwater, Slacks Creek,
  Smeaton Grange, South Bank, South Brisbane, South Melbourne, South Wharf, South Yarra, Southbank, St Kilda Road,
  St Lucia, Strawberry Hills, Sunnybank, Sunshine West, Surry Hills, Taren Point, Tarneit, Thomastown, Tingalpa,
  Toorak, Toowong, Truganina, Tullamarine, Ultimo, Wantirna, Werribee, West Melbourne, West Ryde, Westmead,
  Wetherill Park, Williams Landing, Woolloomooloo, Woolloongabba, Yarraville, Yeerongpilly, Yennora, Zetland,
  Zillmere`
  .split(',')
  .map((name) => name.trim());

const suburbs = citySuburbs.join('|');
const place = `\\b(?:${cities}|${suburbs})\\b`;
const places = `${place}(?:(?:,| and| or| &) ${place}){0,3}`;

/** Other places with the name of a city, and streets. */
const ofTheSameName = new RegExp(
  `\\b(?:${cities}|${suburbs}) (?:ranges|waters?|street|st|road|rd|avenue|ave|parade|highway|hwy|drive|lane|terrace|crescent|cup|heads|morning herald)\\b|\\buniversity of (?:${cities})\\b|\\b(?:${cities}) universit(?:y|ies)\\b`,
  'gi',
);

/** The city is only near, was left behind, or somebody else is there: "90 minutes from Melbourne", "your manager is in Sydney". */
// slow-pattern: an item has at most 500 characters.
const elsewhere = new RegExp(
  [
    `\\b(?:hours?|hrs?|minutes?|mins?|kms?|kilomet(?:re|er)s?|(?<=\\b(?:an?|the|easy|short|quick) )(?:drive|flight|ride|trip))['’]?(?: (?:drive|flight|ride|trip|by (?:car|train)|north|south|east|west|inland|away)){0,2} (?:from|of|to|outside) (?:the |central |both )?${places}`,
    `\\b(?:outside|(?:north|south|east|west)(?:[ -]?(?:east|west))? of|after|unlike|leav(?:e|ing)|escap(?:e|ing)|swap|(?:relocat|mov)(?:e|ed|ing)\\b[^.;]{0,30}? from(?: a job based in)?) (?:of )?(?:the )?${places}`,
    `\\breport(?:s|ing)? (?:directly )?to [^.;]{0,30}?(?:manager|director|head|lead|leader|supervisor|owner|chief|partner)\\b[^.;]{0,20}?${place}`,
    `\\b(?:manager|director|owners?|founders?)\\b (?:\\w+ ){0,3}?in ${places}(?![^.]*\\byou\\b)`,
    `\\bhalfway between ${places}|${place} is (?:only |just )?(?:\\d+|an?|two|three) (?:kms?|kilometres|hours?|minutes)\\b`,
    `\\binterview(?:s|ed)?\\b[^.;]{0,40}? (?:in|at) (?:our )?${places}`,
    `\\b(?:trained|studied|previously|worked) in ${places}\\?`,
  ].join('|'),
  'gi',
);

/** The employer's head office, its customers and its past are no workplace, unless the sentence speaks of who does the job. */
// slow-pattern: an item has at most 500 characters.
const ofTheEmployer = new RegExp(
  [
    `\\b(?:head|support|corporate) offices?\\b[^.;]{0,40}?${places}|\\bheadquarter\\w*\\b[^.;]{0,20}?${places}|\\b(?:founded|established|born) in ${places}`,
    `${place}[ -](?:head ?office|headquarters|hq)\\b`,
    `\\b(?:suppl(?:y|ies|ying)|sells?|exports?)\\b[^.;]{0,40}?${places}|^\\W*(?:our )?(?:customers|suppliers) in ${places}`,
  ].join('|'),
  'gi',
);
const ofTheWorker =
  /\b(?:you(?:r|['’]ll|['’]d)?|work(?:s|ing|ers?)?|roles?|positions?|split|travel\w*|shifts?|days?|weeks?|month(?:s|ly)?|visits?|training)\b/i;

/** What goes on in the place that the same sentence excuses: "An hour from Melbourne, where you work on Fridays". */
const saysWhatIsThere = /\bthere\b(?! (?:is|are)\b)|\bwhere (?:you|we|half|most|some|all|they)\b/i;

/** The state and the postcode of an address. */
const addressed = /\b(?:NSW|VIC|QLD),? (\d{4})\b/gi;

const city = new RegExp(`\\b(?:${cities})\\b`, 'i');
const suburb = new RegExp(`\\b(?:${suburbs}|${suburbs.toUpperCase()})\\b`);

/** Whether a sentence of an ad names one of the three cities, or a suburb or postcode of one, where the work may be. */
export const mayPlaceWorkInMajorCity = (sentence: string): boolean => {
  if ([...sentence.matchAll(addressed)].some(([, postcode = '']) => !isRegional(postcode))) return true;
  if (!city.test(sentence) && !suburb.test(sentence)) return false;
  const named = sentence.replaceAll(ofTheSameName, '');
  const kept = saysWhatIsThere.test(named) ? named : named.replaceAll(elsewhere, '');
  const left = ofTheWorker.test(kept) || saysWhatIsThere.test(named) ? kept : kept.replaceAll(ofTheEmployer, '');
  return city.test(left) || suburb.test(left);
};
