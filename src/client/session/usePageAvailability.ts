import type { ExtensionName } from '#contract/extensions';
import type { Permission } from '#contract/permissions';
import { useProduct } from '../api/product.api';
import { checkPermission } from './permissions';
import { useMe } from './useMe';

/** The extension and permission that a page needs. */
interface Needed {
  extension?: ExtensionName;
  permission?: Permission;
}

/** Whether a page is available: the API has its extension, and one of the user's roles allows it. */
export function usePageAvailability(): (page: Needed) => boolean {
  const { has } = useProduct();
  const { me } = useMe();
  return ({ extension, permission }) =>
    (extension === undefined || has(extension)) &&
    (permission === undefined || checkPermission(me?.roles, permission) === 'yes');
}
