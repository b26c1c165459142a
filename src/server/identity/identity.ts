/** Somebody whom the provider vouches for. */
export interface Vouched {
  issuer: string;
  subject: string;
  /** undefined: the provider does not tell. */
  email: string | undefined;
  /** The provider has checked that the e-mail is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  groups: string[];
  /** To be shown to the provider again when the person signs out. */
  idToken: string;
}

/** What a sign-in that is under way must be answered with. */
export interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An OpenID Connect provider, by the authorization code flow. */
export interface IdentityProvider {
  /** Where a browser goes to sign in, and what its answer must agree with. @throws Failure `oidc.unreachable` */
  begin(redirectUri: string): Promise<Expected & { url: string }>;
  /**
   * Redeems the provider's answer, given as the whole address that it led back to, and verifies everything that comes for it.
   * @throws Failure `oidc.refused`, `oidc.unreachable`
   */
  redeem(answer: URL, expected: Expected): Promise<Vouched>;
  /** Whether it answers as OIDC_ISSUER says. @throws what is wrong */
  check(): Promise<void>;
  /** Where a browser goes to sign out there too; undefined where the provider has no such page, or is away. */
  signOutUrl(idToken: string | undefined, returnTo: string): Promise<string | undefined>;
}
