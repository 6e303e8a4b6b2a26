export const messages = {
  title: 'Access denied',
  text: "You don't have permission to view this page.",
  goBack: 'Go back',
  home: 'Home',
  createEmployer: 'Create an employer account',
} as const;
