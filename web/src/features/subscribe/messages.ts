/** Texts of the footer's form (design section 9). The message after sending is the same for every email address. */
export const messages = {
  title: 'Stay in the loop',
  email: 'Your email',
  subscribe: 'Subscribe',
  promise: 'Unsubscribe any time, in one click.',
  emailRequired: 'Please enter your email address',
  asked: 'Please check your inbox: the link in our letter confirms that you want news.',
  notAsked: 'Failed to subscribe. Please try again.',
} as const;
