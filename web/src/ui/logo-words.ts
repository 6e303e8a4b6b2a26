import { uploadMegabytes } from '@waratah/vocabulary/limits';

/** Texts of the logo chooser, used by every form that edits a company (spec section 2, Company information page). */
export const logoWords = {
  label: 'Company Logo',
  choose: 'Choose a logo',
  hint: `PNG, JPG, JPEG, WEBP or SVG, up to ${uploadMegabytes} MB`,
  chosen: (name: string) => `${name} is uploaded when you save.`,
  notImage: 'Choose an image: PNG, JPG, JPEG, WEBP or SVG.',
  tooLarge: `The file is larger than ${uploadMegabytes} MB.`,
} as const;
