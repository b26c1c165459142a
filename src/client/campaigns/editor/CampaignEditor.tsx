import { ConfigProvider, Form } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import type { Campaign } from '#contract/campaigns';
import type { FitArtwork } from '#contract/fitRules';
import { useExtension } from '../../api/product.api';
import { SaveAlert } from '../../save/SaveAlert';
import { useGetOrganisationQuery } from '../../organisations/organisations.api';
import { usePermission } from '../../session/permissions';
import { SavedMeanwhileBadge } from '../../session/SavedMeanwhileBadge';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { stateMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { CampaignConflictNote } from './CampaignConflictNote';
import { findProblems } from './campaignForm';
import type { EditorArtwork } from './fits';
import { EditorArtworks } from './EditorArtworks';
import { EditorBoards } from './EditorBoards';
import { EditorBudgets } from './EditorBudgets';
import { EditorDates } from './EditorDates';
import { EditorFoot } from './EditorFoot';
import { EditorWallet } from './EditorWallet';
import { useListArtworksByIdsQuery, useListFitArtworksQuery } from './editorArtworks.api';
import { useListBoardsByIdsQuery } from './editorBoards.api';
import { useCampaignForm } from './useCampaignForm';
import { useRecords } from './useRecords';
import './editor.css';

interface CampaignEditorProps {
  /** undefined: a new one. */
  campaign?: Campaign;
  /** Records of the campaign's boards and artworks, as far as they were loaded with it. */
  boards: readonly Board[];
  artworks: readonly ArtworkFile[];
  organisation: string;
  team: string | undefined;
  onCreated: (campaign: Campaign) => void;
  onCancel: () => void;
}

/**
 * The editor of a new or stored campaign on one page: dates, budgets and wallet, artworks, and boards with every
 * artwork's fit.
 */
export function CampaignEditor(props: CampaignEditorProps) {
  const { campaign, organisation, team, onCreated, onCancel } = props;
  const allowance = usePermission('inventory', organisation);
  const canEdit = (useExtension('campaign-edit') || campaign === undefined) && allowance === 'yes';
  const saving = useCampaignForm({ campaign, organisation, team, onCreated });
  const { values: form, conflict, dirty, busy, failure, change } = saving;
  const boards = useRecords<Board>(form.boards, props.boards, useListBoardsByIdsQuery);
  const artworks = useRecords<ArtworkFile>(form.artworks, props.artworks, useListArtworksByIdsQuery);
  const byName = useEditorArtworks(form.artworks, artworks.records);
  const payer = form.organisation === '' ? organisation : form.organisation;
  const org = useGetOrganisationQuery({ params: { id: payer } }, { skip: payer === '' }).currentData?.org;
  const owner = { id: payer, name: org?.orgName ?? '' };
  const { fieldsRef, tried, attempt } = useAttempts(busy);
  const problems = findProblems(form, saving.base);
  const shownProblems = tried ? { ...problems, ...refusedFields(failure?.fields) } : {};

  if (conflict !== null)
    return <CampaignConflictNote conflict={conflict} busy={busy} onResolve={saving.resolve} onYield={saving.reset} />;
  const fields = { form, change, problems: shownProblems };
  const save = (asDraft: boolean): void => {
    attempt();
    if (Object.keys(problems).length === 0) saving.save(asDraft);
  };
  return (
    <Form className="mq-campaign-editor" layout="vertical" noValidate onFinish={() => save(false)}>
      {allowance === 'elsewhere' && <p className="mq-two">{stateMessages.elsewhere}</p>}
      <ConfigProvider componentDisabled={!canEdit || busy}>
        <div className="mq-card">
          <div ref={fieldsRef} className="mq-editor-top">
            <EditorDates {...fields} isStored={campaign !== undefined} />
            <EditorBudgets {...fields} campaign={campaign} />
            {org && <EditorWallet organisation={org} form={form} />}
          </div>
          <EditorArtworks
            artworks={byName}
            boards={boards.records}
            readOnly={!canEdit}
            organisation={owner}
            onChange={(next) => {
              artworks.remember(next);
              // Artworks that this user may not see have no record here, and stay.
              const shown = new Set(byName.map(({ _id }) => _id));
              change((newest) => ({
                artworks: [...newest.artworks.filter((id) => !shown.has(id)), ...next.map(({ _id }) => _id)],
              }));
            }}
          />
          <EditorBoards
            ids={form.boards}
            boards={boards.records}
            known={boards.known}
            artworks={byName}
            readOnly={!canEdit}
            organisation={owner}
            onChange={(changed, seen) => {
              boards.remember(seen);
              change((newest) => ({ boards: changed(newest.boards) }));
            }}
          />
        </div>
      </ConfigProvider>
      {canEdit && (
        <EditorFoot
          campaign={campaign}
          form={saving}
          alert={
            <>
              <SavedMeanwhileBadge
                id={dirty ? campaign?._id : undefined}
                what="campaign"
                began={saving.version}
                stored={busy ? undefined : campaign?.version}
              />
              <SaveAlert
                failure={failure}
                text={campaign === undefined ? campaignMessages.createFailed : campaignMessages.saveFailed}
                onSaveAgain={saving.saveAgain}
              />
            </>
          }
          onSaveDraft={() => save(true)}
          onCancel={() => saving.close(onCancel)}
        />
      )}
    </Form>
  );
}

const noFacts: Readonly<Record<string, FitArtwork>> = {};
/** The artworks by name, each with its shape and its categories. */
function useEditorArtworks(ids: readonly string[], artworks: readonly ArtworkFile[]): EditorArtwork[] {
  const { data: shapes = noFacts } = useListFitArtworksQuery(ids, { skip: ids.length === 0 });
  return useMemo(
    () =>
      artworks.toSorted(compareNames).map((artwork) => {
        const shape = shapes[artwork._id];
        return { ...artwork, placed: shape && { ...shape, categories: artwork.categories } };
      }),
    [artworks, shapes],
  );
}
/** As the API sorts them, so that a save does not move them. */
const compareNames = (one: ArtworkFile, other: ArtworkFile): number => {
  const [a, b] = [one.fileName.toLowerCase(), other.fileName.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
};

const formFields: Readonly<Record<string, string>> = { campaignName: 'name', startTime: 'start', endTime: 'end' };
/** The form's fields for the field names in the server's refusal. */
const refusedFields = (fields: readonly { path: string; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(fields.map(({ path, message }) => [formFields[path] ?? path, message]));

/** Each attempt to save focuses the first wrong field, also one that the server refuses: it may be far above the button. */
function useAttempts(busy: boolean) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0 && !busy) focusAtEnd(fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [attempts, busy]);
  return { fieldsRef, tried: attempts > 0, attempt: () => setAttempts((before) => before + 1) };
}
