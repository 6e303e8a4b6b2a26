import { PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { plainAddress } from './link-destination.ts';
import { childrenOf, type Pdf, resolved } from './pdf-objects.ts';

/** Keys of the address of a link, and of the address to which others are relative. */
export const linkKeys: ReadonlySet<string> = new Set(['/URI', '/Base']);

/**
 * Where a link may lead: to a website, a mailbox or a telephone, also if the scheme was forgotten, or to a place in the
 * document. Not to a file, to a share of a network, which a viewer would sign in to, or to another program.
 */
const destination = /^(?:(?:https?|mailto|tel):|(?![a-z][a-z\d+.-]*:)[\w#][^\\]*$|$)/i;

/** An address without a scheme, which a viewer may take for a file beside the document. */
const withoutScheme = /^(?![a-z][a-z\d+.-]*:)\w/i;

const addressIn = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? plainAddress(value.decodeText()) : undefined;

/** Whether the value of a link's key leads anywhere else than it may. Some viewers read an address that is a name. */
export const leadsElsewhere = (value: PDFObject | undefined): boolean => {
  const address = addressIn(value);
  return address === undefined ? value instanceof PDFName : !destination.test(address);
};

/** The address to keep, if it is another one. */
const safeAddress = (value: PDFObject | undefined) => {
  if (leadsElsewhere(value)) return '';
  const address = addressIn(value);
  return address !== undefined && withoutScheme.test(address) ? `https://${address}` : undefined;
};

/**
 * Empties the addresses of links that lead elsewhere, and makes those without a scheme addresses of websites. The rest of
 * the document is not to blame for them.
 */
export const emptyLinks = ({ context, definitions }: Pdf): void => {
  const open = [...definitions];
  for (let object = open.pop(); object; object = open.pop()) {
    for (const child of childrenOf(object)) open.push(child);
    if (!(object instanceof PDFDict)) continue;
    for (const [key, value] of object.entries()) {
      const address = linkKeys.has(key.asString()) ? safeAddress(resolved(value, context)) : undefined;
      if (address !== undefined) object.set(key, PDFString.of(address));
    }
  }
};
