type Place = Readonly<{
  location?: string | null;
  city?: string | null;
  state?: string | null;
  remoteOption?: boolean;
}>;

/** The ad's own location, otherwise city and state, otherwise Remote; undefined when it has none. */
export function formatPlace({ location, city, state, remoteOption }: Place): string | undefined {
  return location || [city, state].filter(Boolean).join(' ') || (remoteOption ? 'Remote' : undefined);
}
