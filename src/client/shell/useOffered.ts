import { useProduct } from '../api/product.api';
import { allowanceOf } from '../session/may.api';
import { useMe } from '../session/me.api';
import type { Destination } from './navigation';

/** Whether a page is offered: the API has it, and a role of the person's allows it. */
export function useOffered(): (destination: Pick<Destination, 'extension' | 'permission'>) => boolean {
  const { has } = useProduct();
  const { me } = useMe();
  return ({ extension, permission }) =>
    (extension === undefined || has(extension)) &&
    (permission === undefined || allowanceOf(me?.roles, permission) === 'yes');
}
