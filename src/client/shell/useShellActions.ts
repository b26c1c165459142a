import { nounMessages } from '../ui/ui.messages';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExtension } from '../api/product.api';
import { useSelection, useSelectionSearch } from '../organisations/selection';
import { signOut } from '../session/signOut';
import { useAppDispatch, useAppStore } from '../store';
import { campaignMessages } from '../campaigns/campaigns.messages';
import { auditMessages, paletteMessages, reportMessages, shellMessages } from './shell.messages';
import type { Shortcut } from '../ui/shortcuts';
import type { ThemeMode } from '../ui/theme';
import { useShortcuts } from '../ui/useShortcuts';
import { useThemeChoice } from '../ui/useThemeChoice';
import { managementLinks, quickLinks } from './navigation';
import { giveReport } from './report/giveReport';

const modes: readonly ThemeMode[] = ['system', 'light', 'dark'];
const sections = [...quickLinks, ...managementLinks];

interface ShellActions {
  openKeys: () => void;
  openPalette: () => void;
  toggleSidebar: () => void;
}

/** What can be done everywhere: pages to go to and the shell's own actions, in the one registry of shortcuts. */
export function useShellActions({ openKeys, openPalette, toggleSidebar }: ShellActions): void {
  const reviewing = useReviewing();
  const places = usePlaces(reviewing);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
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
    // Review mode shows its keys itself.
    action('keys', shellMessages.keys, openKeys, reviewing ? undefined : '?'),
    action('sidebar', shellMessages.toggleSidebar, toggleSidebar),
    ...modes.map((mode) => action(`theme.${mode}`, paletteMessages.theme[mode], () => chooseTheme(mode))),
    action('report', reportMessages.export, () => giveReport(store)),
    action('logout', shellMessages.logOut, () => void signOut(dispatch, navigate)),
    ...places,
  ]);
}

const useReviewing = (): boolean => new URLSearchParams(useLocation().search).has('review');

/** Every page that needs no id; the sections of the sidebar by G and a letter too. In review mode the letters are the review's. */
function usePlaces(reviewing: boolean): Shortcut[] {
  const navigate = useNavigate();
  const search = useSelectionSearch();
  const { orgID, teamID } = useSelection();
  const hasAudit = useExtension('audit');
  const place = (
    to: string,
    label: string,
    more: { keys?: string; when?: boolean; state?: unknown } = {},
  ): Shortcut => ({
    id: `go.${to}`,
    label,
    group: paletteMessages.goTo,
    when: more.when ?? true,
    run: () => void navigate({ pathname: to, search }, { state: more.state }),
    ...(more.keys === undefined ? {} : { keys: more.keys }),
  });
  return [
    ...sections.map(({ to, label, letter }) => place(to, label, { keys: `g>${letter}`, when: !reviewing })),
    place('/management/campaigns', nounMessages.organisationCampaigns, { when: orgID !== undefined }),
    place('/management/boards', nounMessages.organisationBoards, { when: orgID !== undefined }),
    place(`/organisation/${encodeURIComponent(orgID ?? '')}`, nounMessages.organisation, { when: orgID !== undefined }),
    place('/newcampaign/', campaignMessages.createNew, {
      when: orgID !== undefined,
      state: { organisation: orgID, team: teamID },
    }),
    place('/profile', shellMessages.yourProfile),
    place('/audit', auditMessages.title, { when: hasAudit }),
  ];
}
