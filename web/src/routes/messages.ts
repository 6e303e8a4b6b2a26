/** Texts of the frame around the screens. */
export const messages = {
  notLoaded: 'This page could not be loaded',
  checkConnection: 'Check your connection, then try again.',
  broken: 'Something went wrong on this page',
  /** The wording of spec section 8. */
  unexpected: 'An unexpected error occurred',
  offline: 'You are offline. You can keep reading, but nothing can be sent.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes on this page are not saved.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
