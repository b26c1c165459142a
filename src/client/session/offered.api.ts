import type { ExtensionName } from '#contract/extensions';
import type { Permission } from '#contract/permissions';
import { useProduct } from '../api/product.api';
import { allowanceOf } from './may.api';
import { useMe } from './me.api';

/** What a page needs of the API and of the person. */
interface Needed {
  extension?: ExtensionName;
  permission?: Permission;
}

/** Whether a page is offered: the API has it, and a role of the person's allows it. */
export function useOffered(): (page: Needed) => boolean {
  const { has } = useProduct();
  const { me } = useMe();
  return ({ extension, permission }) =>
    (extension === undefined || has(extension)) &&
    (permission === undefined || allowanceOf(me?.roles, permission) === 'yes');
}
