import type { StateCode } from '@waratah/vocabulary/australia/states';

const names: Readonly<Record<StateCode, string>> = {
  NSW: 'Sydney, Ultimo, Haymarket, Chippendale, Surry Hills, Darlinghurst, Pyrmont, Glebe, Redfern, Waterloo, Zetland, Alexandria, Newtown, Camperdown, Enmore, Erskineville, Marrickville, Leichhardt, Petersham, Ashfield, Burwood, Strathfield, Homebush, Rhodes, Concord, Five Dock, Balmain, Rozelle, Mascot, Rosebery, Kensington, Kingsford, Randwick, Maroubra, Coogee, Bondi, Bondi Junction, Double Bay, Paddington, North Sydney, Milsons Point, Crows Nest, St Leonards, Chatswood, Lane Cove, Macquarie Park, North Ryde, Ryde, West Ryde, Eastwood, Epping, Marsfield, Carlingford, Hornsby, Gordon, Pymble, Manly, Dee Why, Brookvale, Mosman, Parramatta, Harris Park, Westmead, Wentworthville, Granville, Auburn, Lidcombe, Bankstown, Campsie, Canterbury, Lakemba, Hurstville, Kogarah, Rockdale, Wolli Creek, Arncliffe, Sutherland, Cronulla, Miranda, Liverpool, Cabramatta, Fairfield, Blacktown, Seven Hills, Castle Hill, Baulkham Hills, Rouse Hill, Penrith, Kingswood, Mount Druitt, Campbelltown, Camden, Wollongong, Newcastle, Callaghan, Maitland, Gosford, Wyong, Coffs Harbour, Port Macquarie, Byron Bay, Lismore, Armidale, Tamworth, Orange, Bathurst, Dubbo, Wagga Wagga, Albury, Griffith, Nowra, Queanbeyan',
  VIC: 'Melbourne, Southbank, Docklands, Carlton, Parkville, Fitzroy, Collingwood, Richmond, South Yarra, Prahran, St Kilda, South Melbourne, Port Melbourne, North Melbourne, West Melbourne, East Melbourne, Abbotsford, Brunswick, Coburg, Northcote, Preston, Reservoir, Bundoora, Footscray, Yarraville, Maribyrnong, Sunshine, St Albans, Werribee, Hoppers Crossing, Point Cook, Tarneit, Essendon, Moonee Ponds, Broadmeadows, Craigieburn, Hawthorn, Camberwell, Kew, Box Hill, Burwood East, Doncaster, Ringwood, Glen Waverley, Clayton, Caulfield, Malvern, Oakleigh, Mulgrave, Dandenong, Noble Park, Springvale, Cranbourne, Berwick, Narre Warren, Frankston, Brighton, Cheltenham, Moorabbin, Geelong, Waurn Ponds, Ballarat, Bendigo, Shepparton, Mildura, Wodonga, Warrnambool, Traralgon, Wangaratta',
  QLD: 'Brisbane, South Brisbane, West End, Fortitude Valley, New Farm, Spring Hill, Kangaroo Point, Woolloongabba, Toowong, St Lucia, Indooroopilly, Taringa, Kelvin Grove, Milton, Nundah, Chermside, Nathan, Mount Gravatt, Sunnybank, Eight Mile Plains, Calamvale, Carindale, Logan Central, Springwood, Ipswich, Springfield Central, Redcliffe, North Lakes, Caboolture, Cleveland, Gold Coast, Southport, Surfers Paradise, Broadbeach, Robina, Burleigh Heads, Coolangatta, Maroochydore, Sippy Downs, Noosa Heads, Toowoomba, Cairns, Townsville, Douglas, Mackay, Rockhampton, Bundaberg, Gladstone, Hervey Bay, Mount Isa',
  WA: 'Perth, East Perth, West Perth, Northbridge, Subiaco, Nedlands, Crawley, Leederville, Mount Lawley, Victoria Park, Bentley, Cannington, Fremantle, Murdoch, Cockburn Central, Rockingham, Mandurah, Joondalup, Stirling, Morley, Midland, Armadale, Scarborough, Bunbury, Busselton, Albany, Geraldton, Kalgoorlie, Broome, Karratha',
  SA: 'Adelaide, North Adelaide, Norwood, Unley, Glenelg, Prospect, Mawson Lakes, Bedford Park, Marion, Modbury, Salisbury, Elizabeth, Port Adelaide, Henley Beach, Mile End, Magill, Mount Barker, Mount Gambier, Whyalla, Port Augusta, Port Lincoln, Murray Bridge, Victor Harbor',
  ACT: 'Canberra, Acton, Braddon, Belconnen, Bruce, Dickson, Gungahlin, Woden, Phillip, Tuggeranong, Kingston, Barton, Fyshwick, Turner, Reid',
  TAS: 'Hobart, Sandy Bay, Glenorchy, Kingston, Launceston, Newnham, Devonport, Burnie',
  NT: 'Darwin, Casuarina, Palmerston, Nightcliff, Alice Springs, Katherine',
};

/** The built-in cities and suburbs, like 'Ultimo NSW' (spec section 3). */
export const cities: readonly string[] = Object.entries(names).flatMap(([state, list]) =>
  list.split(', ').map((name) => `${name} ${state}`),
);

/**
 * Up to ten cities that contain the text, from 2 characters, in any case (spec section 5); those that begin with it
 * first.
 */
export function suggestCities(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length <= 1) return [];
  const found = cities.filter((city) => city.toLowerCase().includes(wanted));
  const starts = (city: string) => (city.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => starts(a) - starts(b)).slice(0, 10);
}
