/** Texts around the terms and the privacy policy (spec section 2). */
export const messages = {
  backToSignIn: 'Back to Sign In',
  inShort: 'In short',
  contents: 'On this page',
  since: 'In force since',
  what: 'What',
  howLong: 'How long',
} as const;
