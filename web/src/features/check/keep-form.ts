import { linkAddressOf } from '@waratah/vocabulary/web-address';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** With `https://` where a person typed only the rest. */
const withScheme = (typed: string) => {
  const link = typed.trim();
  return link === '' || /^\w+:/.test(link) ? link : `https://${link}`;
};

const isLink = (link: string) => link === '' || linkAddressOf(link)?.hostname.includes('.') === true;

export const keepForm = z.object({
  link: z.pipe(z.pipe(z.string(), z.transform(withScheme)), z.string().check(z.refine(isLink, messages.linkRule))),
});

/** The address in the words of an ad, if it is the only one: what is shared from another app ends with the ad's. */
export const onlyLinkIn = (text: string): string => {
  const [link = '', ...others] = new Set(text.match(/https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]/gi));
  return others.length === 0 ? link : '';
};
