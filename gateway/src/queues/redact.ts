/** Names whose values nobody should read on a page, whatever queue they are in. */
const secret = /pass|secret|token|hash|url|link|e-?mail|address|^to$|html|text|body|request|cookie|authorization/i;

/** Addresses, links and tokens in running text, as in the reason of a failure. */
const revealing = /@[^@.]+\.|\bhttps?:\/\/|\beyJ[\w-]{5}/;

const withoutRevealing = (text: string) =>
  text.replace(/[^\s<>"']+/g, (word) => (revealing.test(word) ? '(hidden)' : word));

const entries = (value: object, of: (one: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(one, name)]));

/** Takes addresses, links and tokens out of every text. */
export const withoutAddresses = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutRevealing(value);
  if (Array.isArray(value)) return value.map(withoutAddresses);
  return typeof value === 'object' && value !== null ? entries(value, withoutAddresses) : value;
};

/** Job data with everything taken out that could be a secret or a letter's words. */
export const redact = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => redact(one, name));
  if (typeof value === 'object' && value !== null) return entries(value, redact);
  if (typeof value === 'string' && secret.test(name)) return '(hidden)';
  return withoutAddresses(value);
};
