/** Texts of the frame around the console's pages. */
export const messages = {
  console: "Operators' console",
  navigation: 'Console',
  menu: 'Menu',
  skip: 'Skip to the content',
  signOut: 'Sign out',
} as const;
