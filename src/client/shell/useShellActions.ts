import { useLocation, useNavigate } from 'react-router-dom';
import { useExtension } from '../api/product.api';
import { useSelection, useSelectionSearch } from '../organisations/selection';
import { signOut } from '../session/signOut';
import { useAppDispatch, useAppStore } from '../store';
import { messages } from '../ui/messages';
import type { Shortcut } from '../ui/shortcuts';
import type { ThemeMode } from '../ui/theme';
import { useShortcuts } from '../ui/useShortcuts';
import { useThemeChoice } from '../ui/useThemeChoice';
import { managementLinks, quickLinks } from './navigation';
import { giveReport } from './report/giveReport';

const words = messages.shell;
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
    group: words.everywhere,
    run,
    ...(keys === undefined ? {} : { keys }),
  });
  useShortcuts([
    {
      id: 'palette.open',
      keys: 'mod+k',
      label: messages.palette.title,
      group: words.everywhere,
      whileTyping: true,
      run: openPalette,
    },
    // Review mode shows its keys itself.
    action('keys', words.keys, openKeys, reviewing ? undefined : '?'),
    action('sidebar', words.toggleSidebar, toggleSidebar),
    ...modes.map((mode) => action(`theme.${mode}`, messages.palette.theme[mode], () => chooseTheme(mode))),
    action('report', messages.report.export, () => giveReport(store)),
    action('logout', words.logOut, () => void signOut(dispatch, navigate)),
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
    group: messages.palette.goTo,
    when: more.when ?? true,
    run: () => void navigate({ pathname: to, search }, { state: more.state }),
    ...(more.keys === undefined ? {} : { keys: more.keys }),
  });
  return [
    ...sections.map(({ to, label, letter }) => place(to, label, { keys: `g>${letter}`, when: !reviewing })),
    place('/management/campaigns', words.organisationCampaigns, { when: orgID !== undefined }),
    place('/management/boards', words.organisationBoards, { when: orgID !== undefined }),
    place(`/organisation/${encodeURIComponent(orgID ?? '')}`, words.organisation, { when: orgID !== undefined }),
    place('/newcampaign/', messages.campaigns.createNew, {
      when: orgID !== undefined,
      state: { organisation: orgID, team: teamID },
    }),
    place('/profile', words.yourProfile),
    place('/audit', messages.audit.title, { when: hasAudit }),
  ];
}
