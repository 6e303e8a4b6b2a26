export const messages = {
  title: 'Access denied',
  text: "You don't have permission to view this page.",
  goBack: 'Go back',
  home: 'Home',
  requiredRole: 'Required role',
  currentRole: 'Your role',
  guest: 'guest',
  /** Shown as the required role if the access-denied page was opened directly. */
  noRole: 'none',
  createEmployer: 'Create an employer account',
} as const;
