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
