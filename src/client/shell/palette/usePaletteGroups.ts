import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longestSearch } from '#contract/page';
import { useExtension } from '../../api/product.api';
import { useListOrganisationsQuery } from '../../organisations/organisations.api';
import { useMyTeams } from '../../organisations/teams.api';
import { useChooseOrganisation } from '../../organisations/useChooseOrganisation';
import { selectionMessages } from '../../organisations/organisations.messages';
import { paletteMessages } from '../shell.messages';
import { listShortcuts } from '../../ui/keyboard/shortcuts';
import { useDebounced } from '../../ui/form/useDebounced';
import { hasRows } from '../../ui/table/tools/useRowKeys';
import {
  actionGroups,
  parseAddress,
  groupsMatching,
  matches,
  mergeGroups,
  ranked,
  type PaletteGroup,
  type PaletteOption,
} from './paletteOption';
import { useFoundRecords } from './useFoundRecords';
import { useStartReview } from './useStartReview';

/** All options of the palette for the typed text: actions of the page, pages, organisations to switch to, records. */
export function usePaletteGroups(typed: string): { groups: PaletteGroup[]; searching: boolean } {
  // The actions at the time of opening, because the open palette makes the page's actions unavailable.
  const [shortcuts] = useState(listShortcuts);
  const [hasList] = useState(hasRows);
  const text = typed.trim();
  const settled = useDebounced(text, 200);
  const found = useFoundRecords(settled);
  const switches = useSwitches(text, settled);
  const review = useStartReview(shortcuts, text);
  const navigate = useNavigate();
  const path = parseAddress(text);
  const address: PaletteGroup[] =
    path === undefined
      ? []
      : [
          {
            name: paletteMessages.goTo,
            options: [{ id: 'address', label: paletteMessages.address(path), run: () => void navigate(path) }],
          },
        ];
  // Until the records for the typed text are here, those found for an earlier text are shown as far as they match.
  const records = settled === text ? found.groups : groupsMatching(found.groups, text);
  const actions = actionGroups(shortcuts, text, hasList);
  const general = actions.findIndex(({ options }) => options.some(({ id }) => /^(rows|go|shell)\./.test(id)));
  const ofPage = general === -1 ? actions.length : general;
  const all = [...actions.slice(0, ofPage), ...review, ...actions.slice(ofPage), ...records, ...switches];
  const groups = mergeGroups([...address, ...ranked(all, text)]);

  return { groups, searching: found.searching || settled !== text };
}

/** The organisations to switch to: the user's own, and those found. */
function useSwitches(text: string, settled: string): PaletteGroup[] {
  const choose = useChooseOrganisation();
  const canList = useExtension('organisations');
  const { data: mine = [] } = useMyTeams();
  const found = useListOrganisationsQuery(
    { query: { search: settled.slice(0, longestSearch), pageSize: 5 } },
    { skip: !canList || settled.length < 2 || settled.startsWith('/') },
  );
  const known = new Map(
    [...mine.map(({ organisation }) => organisation), ...(found.currentData?.organisations ?? [])].map(
      ({ _id, orgName }) => [_id, orgName],
    ),
  );
  const all: PaletteOption[] = [
    ...[...known].map(([id, orgName]) => ({ id: `switch.${id}`, label: orgName, run: () => choose(id) })),
    { id: 'switch.all', label: selectionMessages.allOrganisations, run: () => choose(undefined) },
  ];
  const options = all.filter(({ label }) => matches(`${paletteMessages.switchTo} ${label}`, text));
  return options.length === 0 ? [] : [{ name: paletteMessages.switchTo, options }];
}
