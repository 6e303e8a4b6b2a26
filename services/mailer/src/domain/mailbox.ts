import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts-icann';
import { addressHash } from './message.ts';

/** A provider that delivers to one mailbox what is sent to several domains, or to a name with other signs. */
type Provider = Readonly<{ domains: readonly string[]; plain?: (name: string) => string }>;

const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], plain: (name) => name.replaceAll('.', '') },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], plain: (name) => name.replaceAll(/[._-]/g, '') },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['ru', 'com', 'by', 'kz', 'ua', 'uz', 'com.tr'].map((end) => `yandex.${end}`).concat('ya.ru', 'narod.ru'),
    plain: (name) => name.replaceAll('.', '-'),
  },
];

/** Providers that deliver 'anything@mei.fastmail.com' to 'mei@fastmail.com'. */
const withSubdomains = ['fastmail.com', 'fastmail.fm', 'fastmail.com.au', 'sent.com'] as const;

/** Other providers whose mailboxes are of many people. */
const publicProviders: ReadonlySet<string> = new Set(
  [
    '126.com 139.com 163.com foxmail.com qq.com sina.com daum.net hanmail.net naver.com rediffmail.com',
    'bigpond.com bigpond.net.au iinet.net.au optusnet.com.au tpg.com.au',
    'aol.com fastmail.com fastmail.fm gmx.com gmx.de gmx.net mail.com mail.ru web.de zoho.com',
  ].flatMap((line) => line.split(' ')),
);

/** Names of providers with a domain in each country, like 'yahoo.com.vn' and 'hotmail.fr'. */
const inEachCountry = /^(?:hotmail|live|msn|outlook|yahoo|ymail)\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$/;

const partsOf = (address: string) => {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const given = lower.slice(at + 1);
  return { name: lower.slice(0, at).replace(/(?<=.)\+.*$/s, ''), given: domainToASCII(given) || given };
};

/**
 * The hash of the mailbox behind an address, which counts what strangers ask for. The owner's emails are counted by the
 * hash of the address, which is another one. 'mei.tan+jobs@gmail.com' and 'meitan@googlemail.com' are one mailbox, as is
 * every address that only adds a tag after a plus sign.
 */
export const mailboxOf = (address: string): string => {
  const { name, given } = partsOf(address);
  const parent = withSubdomains.find((one) => given.endsWith(`.${one}`));
  if (parent) return addressHash(`mailbox ${given.slice(0, -parent.length - 1)}@${parent}`);
  const { domains: [domain] = [given], plain = String } =
    providers.find(({ domains }) => domains.includes(given)) ?? {};
  return addressHash(`mailbox ${plain(name)}@${domain}`);
};

/**
 * The hash of the domain that somebody registered, which may deliver every name and every subdomain to one mailbox:
 * 'a@example.org' and 'b@x.y.example.org' have the same. Undefined for providers whose mailboxes are of many people.
 */
export const domainOf = (address: string): string | undefined => {
  const { given } = partsOf(address);
  // Only the provider's own domain: who has a subdomain of one may have all of its addresses.
  const isPublic =
    providers.some(({ domains }) => domains.includes(given)) || publicProviders.has(given) || inEachCountry.test(given);
  return isPublic ? undefined : addressHash(`domain ${getDomain(given) ?? given}`);
};
