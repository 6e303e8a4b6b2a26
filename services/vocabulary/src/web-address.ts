/** Up to the path. Parsers read a backslash as a slash, or as part of a name. */
const beginning = /^https?:\/\/[^\s/\\?#]+(?:[/?#]|$)/i;

/** What parsers remove from an address. */
const removed = /\p{Cc}/u;

/** A name or number of a computer: labels of letters, digits and dashes, or an IPv6 address in brackets. */
const host = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i;

/**
 * The web address that a text is, written out: http or https, two slashes and a host. What a parser mends, like
 * `https:////evil.example`, is none: people and other programs read it differently.
 */
export const webAddressOf = (text: string): URL | undefined => {
  if (!beginning.test(text) || removed.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return host.test(url.hostname) ? url : undefined;
};

/** A web address that may be shown as a link: it names no user, who could be taken for the host. */
export const linkAddressOf = (text: string): URL | undefined => {
  const url = webAddressOf(text);
  return url?.username === '' && url.password === '' ? url : undefined;
};
