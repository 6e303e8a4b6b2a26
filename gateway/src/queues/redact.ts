/** Field names whose values are never shown, in any queue. */
const secret = /pass|secret|token|hash|url|link|e-?mail|address|^to$|html|text|body|request|cookie|authorization/i;

/** Addresses, links and tokens within text, for example in the reason of a failure. */
const revealing = /@[^@.]+\.|\bhttps?:\/\/|\beyJ[\w-]{5}/;

const withoutRevealing = (text: string) =>
  text.replace(/[^\s<>"']+/g, (word) => (revealing.test(word) ? '(hidden)' : word));

const entries = (value: object, of: (one: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(one, name)]));

/** Removes addresses, links and tokens from every text. */
export const withoutAddresses = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutRevealing(value);
  if (Array.isArray(value)) return value.map(withoutAddresses);
  return typeof value === 'object' && value !== null ? entries(value, withoutAddresses) : value;
};

/** A job's data without anything that could be a secret or the text of an email. */
export const redact = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => redact(one, name));
  if (typeof value === 'object' && value !== null) return entries(value, redact);
  if (typeof value === 'string' && secret.test(name)) return '(hidden)';
  return withoutAddresses(value);
};
