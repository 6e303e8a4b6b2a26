/** Words of the footer's form (design section 9). The answer is the same for every address. */
export const messages = {
  title: 'News of the pilot',
  email: 'Your email',
  subscribe: 'Subscribe',
  emailRequired: 'Please enter your email address',
  asked: 'Please check your inbox: the link in our letter confirms that you want news.',
  notAsked: 'Failed to subscribe. Please try again.',
} as const;
