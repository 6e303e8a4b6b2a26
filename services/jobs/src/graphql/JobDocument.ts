import { fileLink } from '@waratah/kit/files/file-links';
import type { JobDocumentResolvers } from '../__generated__/resolvers.ts';

export const JobDocument: JobDocumentResolvers = {
  url: ({ key, name, type }, _args, { links, publicUrl }) =>
    fileLink(links, publicUrl, { key, name, type, inline: false }),
};
