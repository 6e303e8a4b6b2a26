import type { Request } from 'express';
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomState,
} from 'openid-client';
import { Strategy } from 'openid-client/passport';
import type { Strategy as PassportStrategy } from 'passport';

export type GoogleSettings = Readonly<{ issuer: string; clientId: string; clientSecret: string }>;

/** Reads the provider's addresses and keys. Throws if it does not answer. */
export const discoverGoogle = ({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> => {
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 });
};

type Options = Readonly<{
  config: Configuration;
  callbackUrl: string;
  /** Stores the request's session in the browser before it is sent to Google. */
  keepSession: (request: Request) => Promise<void>;
}>;

/**
 * Signs in at Google with an authorization code and PKCE, and with state and nonce, which the library's own strategy
 * omits if the provider announces PKCE. The result is an id_token, which identity verifies again.
 */
export const googleStrategy = ({ config, callbackUrl, keepSession }: Options): PassportStrategy => {
  class GoogleStrategy extends Strategy {
    override authorizationRequestParams(): Record<string, string> {
      return { state: randomState(), nonce: randomNonce() };
    }

    /** Uses our own address, whatever the Host header says. */
    override currentUrl(request: Request): URL {
      return new URL(request.originalUrl, callbackUrl);
    }

    /** Only the login route begins a sign-in; a callback without an answer is refused. */
    override shouldInitiateAuthRequest(_request: Request, { pathname }: URL): boolean {
      return pathname !== new URL(callbackUrl).pathname;
    }
  }
  const options = { config, callbackURL: callbackUrl, scope: 'openid email profile', sessionKey: 'google' };
  const google = new GoogleStrategy(options, (tokens, found) =>
    found(null, tokens.id_token ? { idToken: tokens.id_token } : false),
  );
  return {
    /** Runs with this request's own result functions (`redirect`, `success`, ...), as passport calls it. */
    authenticate(request, given) {
      const leave = this.redirect.bind(this);
      const redirect = (url: string) => {
        keepSession(request).then(
          () => leave(url),
          (error: unknown) => this.error(error),
        );
      };
      google.authenticate.call(Object.assign(Object.create(google), this, { redirect }), request, given);
    },
  };
};
