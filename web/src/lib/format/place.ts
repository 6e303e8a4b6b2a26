type Place = Readonly<{
  location?: string | null;
  city?: string | null;
  state?: string | null;
  remoteOption?: boolean;
}>;

/** The ad's own words, else city and state, else Remote; undefined when it says nothing. */
export function formatPlace({ location, city, state, remoteOption }: Place): string | undefined {
  return location || [city, state].filter(Boolean).join(' ') || (remoteOption ? 'Remote' : undefined);
}
