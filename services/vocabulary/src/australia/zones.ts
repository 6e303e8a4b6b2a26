import { stateOf, type StateCode } from './states.ts';

const zones: Readonly<Record<StateCode, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

const isCode = (text: string | undefined): text is StateCode => text !== undefined && Object.hasOwn(zones, text);

/** The IANA time zone of a state; Sydney's if the state is unknown. */
export function zoneOf(state: string | null | undefined): string {
  const code = stateOf(state ?? '');
  return isCode(code) ? zones[code] : zones.NSW;
}
