import { demoAccounts, demoPassword, operatorEmail } from './seed/accounts.ts';

type Addresses = Readonly<{ gateway: string; inbox: string | undefined }>;

/** What is printed once everything answers. */
export const welcome = ({ gateway, inbox }: Addresses) => `
  Waratah is ready.

    Portal      ${gateway}
    GraphQL     ${gateway}/graphql
    REST        ${gateway}/api/docs
    Inbox       ${inbox ?? 'mail leaves through SMTP_URL'}

    Sign in with the password ${demoPassword} as
${[...demoAccounts, { email: operatorEmail, about: 'operator' }].map(({ email, about }) => `      ${email.padEnd(28)} ${about}`).join('\n')}

    Send today's matches:  npm run ops -- match
    Stop with Ctrl-C.
`;
