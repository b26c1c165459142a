import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArtworkFile } from '#contract/artwork';
import type { Campaign } from '#contract/campaigns';
import { searchWith, useSelectionSearch } from '../../organisations/selection';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { campaignMessages } from '../campaigns.messages';
import { ReviewLink } from './ReviewLink';
import { Note } from '../../ui/feedback/Note';

/** The part of the editor in which an error can be fixed. */
export type EditorPart = 'owner' | 'dates' | 'budgets' | 'wallet' | 'artworks' | 'boards';

/** By the first word of a config error's code. */
const parts: Record<string, EditorPart> = {
  owner: 'owner',
  organisation: 'owner',
  team: 'owner',
  boards: 'boards',
  artworks: 'artworks',
  dates: 'dates',
  budget: 'budgets',
  wallet: 'wallet',
};
const partOf = (code: string): EditorPart | undefined => parts[code.split('.')[0] ?? ''];

/** The list that has the reason of an error. */
const lists: Readonly<Record<string, { pathname: string; filter: string; text: string }>> = {
  'boards.gone': { pathname: '/inventory', filter: 'state=gone', text: campaignMessages.seeInventory },
  'boards.refused': { pathname: '/rules', filter: 'keepsOff=true', text: campaignMessages.seeRules },
};

/** Scrolls to a part of the editor and focuses its first field or button. */
export function goToPart(part: EditorPart): void {
  const section = document
    .getElementById(`campaign-${part}`)
    ?.closest('.mq-editor-pair, .mq-editor-part, .mq-editor-section');
  if (!section) return;
  section.scrollIntoView({ block: 'center' });
  focusAtEnd(section.querySelector<HTMLElement>('input:not([type=checkbox], :disabled), button:not(:disabled), a'), {
    preventScroll: true,
  });
}

interface ConfigErrorsProps {
  campaign: Campaign;
  artworks: readonly ArtworkFile[];
}

/** The config errors of a campaign, each with a link to fix it. */
export function ConfigErrors({ campaign, artworks }: ConfigErrorsProps) {
  return (
    <Note
      type="warning"
      icon={<WarningOutlined aria-hidden />}
      title={campaignMessages.blocked(campaign.configErrors.length)}
      description={
        <ol className="mq-config-errors">
          {campaign.configErrors.map(({ code, message }) => (
            <li key={code + message}>
              {message} <Fix code={code} campaign={campaign} artworks={artworks} />
            </li>
          ))}
        </ol>
      }
    />
  );
}

function Fix({ code, campaign, artworks }: ConfigErrorsProps & { code: string }): ReactNode {
  const search = useSelectionSearch();
  if (code === 'artworks.waiting' || code === 'artworks.rejected') {
    const decision = code === 'artworks.waiting' ? null : false;
    const concerned = artworks.filter(({ isPreApproved }) => isPreApproved === decision);
    const [artwork] = concerned;
    if (artwork)
      return (
        <ReviewLink artwork={artwork}>
          {decision === null ? campaignMessages.reviewNow(concerned.length) : campaignMessages.seeReview}
        </ReviewLink>
      );
  }
  if (code === 'wallet.empty' && campaign.parentOrg !== null)
    return (
      <Link
        to={{
          pathname: `/organisation/${encodeURIComponent(campaign.parentOrg)}`,
          search: searchWith(search, 'credit=new'),
        }}
      >
        {campaignMessages.addCredit}
      </Link>
    );
  const part = partOf(code);
  if (part === undefined) return null;
  const list = lists[code];
  return (
    <>
      <PartLink part={part}>{campaignMessages.fix[part]}</PartLink>{' '}
      {list && <Link to={{ pathname: list.pathname, search: searchWith(search, list.filter) }}>{list.text}</Link>}
    </>
  );
}

/** A link into the editor. */
export function PartLink({ part, children }: { part: EditorPart; children: ReactNode }) {
  return (
    <Button type="link" size="small" className="mq-part-link" onClick={() => goToPart(part)}>
      {children}
    </Button>
  );
}

/** The parts with errors, each once, as links. */
export function ConfigErrorParts({ campaign }: { campaign: Campaign }) {
  const wanting = new Set(campaign.configErrors.flatMap(({ code }) => partOf(code) ?? []));
  return [...wanting].map((part) => (
    <PartLink key={part} part={part}>
      {campaignMessages.partNames[part]}
    </PartLink>
  ));
}
