import type { Servers } from './servers.ts';

/** Whether identity may reach a sign-in provider on this machine. */
export const googleSettings = ({ issuer, clientId, clientSecret }: NonNullable<Servers['google']>) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
});
