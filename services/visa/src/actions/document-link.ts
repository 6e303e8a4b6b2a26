import { fileLink } from '@waratah/kit/files/file-links';
import type { Context } from '../context.ts';
import { isShown, type VisaDocument } from '../domain/document.ts';

/** A link to a document, valid for five minutes; null without a document. */
export const linkTo = async ({ links, publicUrl }: Context, document: VisaDocument | undefined) =>
  document
    ? fileLink(links, publicUrl, {
        key: document.key,
        name: document.name,
        type: document.type,
        inline: isShown(document),
      })
    : null;
