import { nounMessages } from '../ui/ui.messages';
import { useNavigate } from 'react-router-dom';
import { useSelection, useSelectionSearch } from '../organisations/selection';
import { usePermission } from '../session/permissions';
import { signOut } from '../session/signOut';
import { useAppDispatch } from '../store';
import { campaignMessages } from '../campaigns/campaigns.messages';
import { paletteMessages, shellMessages } from './shell.messages';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import type { Shortcut } from '../ui/keyboard/shortcuts';
import type { ThemeMode } from '../ui/theme/theme';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import { managementLinks, overviewLinks, quickLinks } from './navigation';
import { usePageAvailability } from '../session/usePageAvailability';

const modes: readonly ThemeMode[] = ['system', 'light', 'dark'];
const sections = [...quickLinks, ...managementLinks, ...overviewLinks];

interface ShellActions {
  openKeys: () => void;
  openPalette: () => void;
  toggleSidebar: () => void;
}

/** Registers the actions that are available everywhere: pages to go to, and the shell's own actions. */
export function useShellActions({ openKeys, openPalette, toggleSidebar }: ShellActions): void {
  const reviewing = useReviewing();
  const destinations = useDestinations(reviewing);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [, chooseTheme] = useThemeChoice();
  const action = (id: string, label: string, run: () => void, keys?: string): Shortcut => ({
    id: `shell.${id}`,
    label,
    group: nounMessages.everywhere,
    run,
    ...(keys === undefined ? {} : { keys }),
  });
  useShortcuts([
    {
      id: 'palette.open',
      keys: 'mod+k',
      label: paletteMessages.title,
      group: nounMessages.everywhere,
      whileTyping: true,
      run: openPalette,
    },
    // Review mode has its own list of keys.
    action('keys', shellMessages.keys, openKeys, reviewing ? undefined : '?'),
    action('sidebar', shellMessages.toggleSidebar, toggleSidebar),
    ...modes.map((mode) => action(`theme.${mode}`, paletteMessages.theme[mode], () => chooseTheme(mode))),
    action('logout', shellMessages.logOut, () => void signOut(dispatch, navigate)),
    ...destinations,
  ]);
}

const useReviewing = (): boolean => useAddressSearch()[0].has('review');

/**
 * Every page without an id; the sidebar's sections also have G and a letter. Not in review mode, which uses the
 * letters.
 */
function useDestinations(reviewing: boolean): Shortcut[] {
  const navigate = useNavigate();
  const search = useSelectionSearch();
  const { orgID, teamID } = useSelection();
  const isOffered = usePageAvailability();
  const mayCreate = usePermission('inventory', orgID) === 'yes';
  const destination = (
    to: string,
    label: string,
    { state, ...more }: { keys?: string; when?: boolean; state?: unknown } = {},
  ): Shortcut => ({
    id: `go.${to}`,
    label,
    group: paletteMessages.goTo,
    run: () => void navigate({ pathname: to, search }, { state }),
    ...more,
  });
  return [
    ...sections.map((section) =>
      destination(section.to, section.label, {
        keys: `g>${section.letter}`,
        when: !reviewing && isOffered(section),
      }),
    ),
    destination('/management/campaigns', nounMessages.organisationCampaigns, { when: orgID !== undefined }),
    destination('/management/boards', nounMessages.organisationBoards, { when: orgID !== undefined }),
    destination(`/organisation/${encodeURIComponent(orgID ?? '')}`, nounMessages.organisation, {
      when: orgID !== undefined,
    }),
    destination('/newcampaign/', campaignMessages.createNew, {
      when: orgID !== undefined && mayCreate,
      state: { organisation: orgID, team: teamID },
    }),
    destination('/profile', shellMessages.yourProfile),
  ];
}
