import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts-icann';
import { addressHash } from './message.ts';

type Provider = Readonly<{ domain: string; ignored?: RegExp }>;
const google: Provider = { domain: 'gmail.com', ignored: /\./g };
const proton: Provider = { domain: 'proton.me', ignored: /[._-]/g };
const apple: Provider = { domain: 'icloud.com' };
const yandex: Provider = { domain: 'yandex.ru' };

/** Providers that deliver to one mailbox what is sent to several domains, or ignore signs before the @. */
const providers: ReadonlyMap<string, Provider> = new Map([
  ['gmail.com', google],
  ['googlemail.com', google],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
  ['icloud.com', apple],
  ['me.com', apple],
  ['mac.com', apple],
  ['yandex.ru', yandex],
  ['yandex.com', yandex],
  ['ya.ru', yandex],
]);

/** Other providers whose mailboxes are of many people. */
const publicProviders: ReadonlySet<string> = new Set(
  [
    '126.com 139.com 163.com foxmail.com qq.com sina.com daum.net hanmail.net naver.com rediffmail.com',
    'bigpond.com bigpond.net.au iinet.net.au optusnet.com.au tpg.com.au',
    'aol.com fastmail.com gmx.com gmx.de gmx.net mail.com mail.ru web.de zoho.com',
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
  const { domain, ignored }: Provider = providers.get(given) ?? { domain: given };
  return addressHash(`mailbox ${ignored ? name.replaceAll(ignored, '') : name}@${domain}`);
};

/**
 * The hash of the domain that somebody registered, which may deliver every name and every subdomain to one mailbox:
 * 'a@example.org' and 'b@x.y.example.org' have the same. Undefined for providers whose mailboxes are of many people.
 */
export const domainOf = (address: string): string | undefined => {
  const { given } = partsOf(address);
  const domain = getDomain(given) ?? given;
  const isPublic = providers.has(domain) || publicProviders.has(domain) || inEachCountry.test(domain);
  return isPublic ? undefined : addressHash(`domain ${domain}`);
};
