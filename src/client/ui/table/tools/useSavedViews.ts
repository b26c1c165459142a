import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '../../browser/useAddressSearch';
import { usePersisted } from '../../browser/usePersisted';
import { isObject, isText, reader } from '../../browser/reader';
import { ownerKey } from '../../form/draftOwner';

export interface SavedView {
  name: string;
  /** The list's parameters in the address: filters, order and rows on a page. */
  search: string;
}

const viewList = reader<readonly SavedView[]>((given) =>
  Array.isArray(given)
    ? given.flatMap((view: unknown) =>
        isObject(view) && isText(view['name']) && isText(view['search'])
          ? [{ name: view['name'], search: view['search'] }]
          : [],
      )
    : undefined,
);
const none: readonly SavedView[] = [];

export interface SavedViews {
  views: readonly SavedView[];
  /** The name of the saved view in the address. */
  shown: string | undefined;
  /** Whether the list differs from the shown view, or from its defaults if none is shown. */
  isChanged: boolean;
  show: (name: string | undefined) => void;
  /** Saves the current list under a name, replacing a view with that name. */
  save: (name: string) => void;
  rename: (name: string) => void;
  /** Removes the shown view; the function that it returns brings it back. */
  remove: () => () => void;
}

/**
 * The saved views of a list, stored for each user. The shown one, and all that it sets, is in the
 * address. `owns` says which parameters of the address are the list's own; a page number is never part of a view.
 */
export function useSavedViews(list: string, owns: (param: string) => boolean): SavedViews {
  const [views, setViews] = usePersisted(ownerKey(`views:${list}`), viewList, none);
  const [params, setParams] = useAddressSearch();
  const viewParam = `${list}.saved`;

  const search = useMemo(() => {
    const own = [...params].filter(([name]) => owns(name) && !isPage(name));
    return new URLSearchParams(own.sort(([one], [other]) => one.localeCompare(other))).toString();
  }, [params, owns]);
  const shown = views.find(({ name }) => name === params.get(viewParam));

  const go = useCallback(
    (name: string | undefined, wanted: string) =>
      void setParams(
        (current) => {
          const next = new URLSearchParams([...current].filter(([param]) => !owns(param) && param !== viewParam));
          for (const [param, value] of new URLSearchParams(wanted)) next.append(param, value);
          if (name !== undefined) next.set(viewParam, name);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams, owns, viewParam],
  );

  /** `stored`: the view's part of an address. The address stays as it is. */
  const keep = (name: string, without: string | undefined, stored = search): void => {
    const index = views.findIndex((view) => view.name === without);
    const others = views.filter((view) => view.name !== without && view.name !== name);
    setViews(others.toSpliced(index === -1 ? others.length : index, 0, { name, search: stored }));
    go(name, search);
  };
  return {
    views,
    shown: shown?.name,
    isChanged: search !== (shown?.search ?? ''),
    show: (name) => go(name, views.find((view) => view.name === name)?.search ?? ''),
    save: (name) => keep(name, name),
    rename: (name) => keep(name, shown?.name, shown?.search),
    remove: () => {
      setViews(views.filter((view) => view.name !== shown?.name));
      go(undefined, search);
      return () => {
        setViews(views);
        go(shown?.name, search);
      };
    },
  };
}

const isPage = (param: string): boolean => /(^|\.)page$/.test(param);
