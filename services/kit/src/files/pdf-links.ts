import { PDFDict, PDFHexString, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { plainAddress } from './link-destination.ts';
import { childrenOf, type Pdf, resolved } from './pdf-objects.ts';

/** Keys of the address of a link, and of the address to which others are relative. */
export const linkKeys: ReadonlySet<string> = new Set(['/URI', '/Base']);

/**
 * Where a link may lead: to a website, a mailbox or a telephone, also if the scheme was forgotten, or to a place in the
 * document. Not to a file, to a share of a network, which a viewer would sign in to, or to another program.
 */
const destination = /^(?:(?:https?|mailto|tel):|(?![a-z][a-z\d+.-]*:)[\w#][^\\]*$|$)/i;

/** Whether the value of a link's key leads anywhere else than it may. */
export const leadsElsewhere = (value: PDFObject | undefined): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) && !destination.test(plainAddress(value.decodeText()));

/** Empties the addresses of links that lead elsewhere. The rest of the document is not to blame for them. */
export const emptyLinks = ({ context, definitions }: Pdf): void => {
  const open = [...definitions];
  for (let object = open.pop(); object; object = open.pop()) {
    for (const child of childrenOf(object)) open.push(child);
    if (!(object instanceof PDFDict)) continue;
    for (const [key, value] of object.entries())
      if (linkKeys.has(key.asString()) && leadsElsewhere(resolved(value, context))) object.set(key, PDFString.of(''));
  }
};
