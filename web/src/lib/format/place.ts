import { stateOf } from '@waratah/vocabulary/australia/states';

type Place = Readonly<{
  location?: string | null;
  city?: string | null;
  state?: string | null;
  remoteOption?: boolean;
}>;

/** The ad's location text, otherwise city and state, otherwise 'Remote' for a remote job; undefined without any. */
export function formatPlace({ location, city, state, remoteOption }: Place): string | undefined {
  return location || [city, state].filter(Boolean).join(' ') || (remoteOption ? 'Remote' : undefined);
}

/** 'Perth WA 6000' as a name and the code of a state. */
function readPart(part: string): Readonly<{ name: string; state: string | undefined }> {
  const words = part
    .trim()
    .replace(/ \d{4}$/, '')
    .split(' ');
  const codes = words.map((_word, from) => stateOf(words.slice(from).join(' ')));
  const from = codes.findIndex((code) => code !== undefined);
  return from < 0
    ? { name: words.join(' '), state: undefined }
    : { name: words.slice(0, from).join(' '), state: codes[from] };
}

const endsWith = (name: string, city: string) => ` ${name}`.toLowerCase().endsWith(` ${city.toLowerCase()}`);

/** Whether it names the city, as 'Sydney CBD' and 'North Sydney' do; the name inside '5 Adelaide St' is a street's. */
const namesCity = (name: string, city: string) =>
  endsWith(name, city) || `${name} `.toLowerCase().startsWith(`${city.toLowerCase()} `);

/** The ad's location text, and after it city and state as far as the text does not say them: 'Circular Quay, Sydney NSW'. */
export function formatFullPlace({ location, city, state, remoteOption }: Place): string | undefined {
  if (!location) return formatPlace({ city, state, remoteOption });
  const parts = location.split(/[,(]/).map(readPart);
  const saysCity = !city || parts.some(({ name }) => namesCity(name, city));
  const saysState = !state || parts.some((part) => part.state === state);
  const rest = [saysCity ? '' : city, saysState ? '' : state].filter(Boolean).join(' ');
  if (!rest) return location;
  return `${location}${city && endsWith(location, city) ? '' : ','} ${rest}`;
}
