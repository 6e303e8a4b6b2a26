/** Words of the console's sign-in page. */
export const messages = {
  title: 'Sign in to the console',
  lead: 'For the people who run Waratah.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  ended: 'Your session has ended. Please sign in again.',
  toPortal: 'Students and employers sign in to the portal',
} as const;
