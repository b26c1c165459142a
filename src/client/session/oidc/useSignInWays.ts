import { useGetConfigQuery } from '../../api/product.api';
import { apiBase, ownSignInWays } from '../../api/runtime';

export interface SignInWays {
  /** Whether users can sign in with passwords; if not, only the emergency account can. */
  password: boolean;
  /** Name of the OpenID Connect provider. */
  oidc: string | undefined;
}

/**
 * The ways to sign in. A page of this server contains them, so that nothing moves after the first render; another API
 * is queried.
 */
export function useSignInWays(): SignInWays {
  const isElsewhere = apiBase() !== '';
  const { data } = useGetConfigQuery({}, { skip: !isElsewhere });
  if (!isElsewhere) return ownSignInWays();
  return { password: data?.signIn?.password ?? true, oidc: data?.signIn?.oidc };
}
