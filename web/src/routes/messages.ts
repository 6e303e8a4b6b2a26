/** Texts of the frame around the screens. */
export const messages = {
  notLoaded: 'This page could not be loaded',
  checkConnection: 'Check your connection, then try again.',
  broken: 'Something went wrong on this page',
  /** Spec section 8. */
  unexpected: 'An unexpected error occurred',
  offline: 'You are offline. What you see stays here; what you send has to wait.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have entered on this page is not saved yet.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
