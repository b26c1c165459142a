import { useGetConfigQuery } from '../../api/product.api';
import { apiBase, ownSignInWays } from '../../api/runtime';

export interface SignInWays {
  /** Whether people sign in with passwords; without, the emergency account alone does. */
  password: boolean;
  /** Name of the OpenID Connect provider. */
  oidc: string | undefined;
}

/** How people sign in: the page of this server says so itself, so that nothing moves once it is drawn; another API is asked. */
export function useSignInWays(): SignInWays {
  const isElsewhere = apiBase() !== '';
  const { data } = useGetConfigQuery({}, { skip: !isElsewhere });
  if (!isElsewhere) return ownSignInWays();
  return { password: data?.signIn?.password ?? true, oidc: data?.signIn?.oidc };
}
