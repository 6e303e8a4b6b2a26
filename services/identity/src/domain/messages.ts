/** What people are told, in the words of the specification where it has words (sections 5 and 8). */
export const messages = {
  noEmail: 'Please enter your email address',
  noResetToken: 'No reset token provided. Please use the link from your email.',
  badResetLink: 'This password reset link is invalid or has expired.',
  badVerificationLink: 'This verification link is invalid or has expired.',
  wrongLogin: 'Invalid email or password',
  emailTaken: 'An account with this email already exists',
} as const;
