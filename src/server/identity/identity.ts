/** An identity that the provider has confirmed. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** undefined: the provider does not return it. */
  email: string | undefined;
  /** Whether the provider has verified the e-mail. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  groups: string[];
  /** Sent to the provider again when the person signs out. */
  idToken: string;
}

/** The values that the answer to a sign-in must match. */
export interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An OpenID Connect provider, by the authorization code flow. */
export interface IdentityProvider {
  /**
   * The address where the browser signs in, and the values that its answer must match. @throws Failure
   * `oidc.unreachable`
   */
  begin(redirectUri: string): Promise<Expected & { url: string }>;
  /**
   * Exchanges the provider's answer (the full callback address) for tokens, and verifies them.
   * @throws Failure `oidc.refused`, `oidc.unreachable`
   */
  redeem(answer: URL, expected: Expected): Promise<VerifiedIdentity>;
  /** Checks that the provider's metadata matches OIDC_ISSUER. @throws Error with the reason */
  check(): Promise<void>;
  /**
   * The address where the browser signs out there too; undefined if the provider has no such page or cannot be reached.
   */
  signOutUrl(idToken: string | undefined, returnTo: string): Promise<string | undefined>;
}
