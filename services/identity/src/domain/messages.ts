/** What people are told, in the words of the specification where it has words (sections 5 and 8). */
export const messages = {
  noEmail: 'Please enter your email address',
  noResetToken: 'No reset token provided. Please use the link from your email.',
  badResetLink: 'This password reset link is invalid or has expired.',
  badVerificationLink: 'This verification link is invalid or has expired.',
  wrongLogin: 'Invalid email or password',
  emailTaken: 'An account with this email already exists',
  badPdf: {
    not_pdf: 'Only PDF files are accepted for a resume.',
    truncated: 'This PDF is not complete. Please export it again.',
    polyglot: 'This PDF holds more than a document. Please export it again.',
    unreadable: 'This PDF cannot be read. Please export it again.',
    locked: 'This PDF is locked with a password. Please upload one that is not.',
    pages: 'This PDF has too many pages for a resume.',
  },
  badImage: 'This image cannot be read. Please use PNG, JPG, JPEG, WEBP or SVG.',
} as const;
