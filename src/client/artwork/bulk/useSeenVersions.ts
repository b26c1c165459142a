import { useCallback } from 'react';
import { z } from 'zod';
import type { ArtworkFile } from '#contract/artwork';
import { useLatest } from '../../machines/useLatest';
import { useDraft } from '../../ui/form/useDraft';

const versionsById = z.record(z.string(), z.number());
const noVersions: Record<string, number> = {};
type Versioned = Pick<ArtworkFile, '_id' | 'version'>;

interface SeenVersions {
  /** undefined where the API has no versions. */
  versionOf: (id: string) => number | undefined;
  /** Keeps the versions of the ticked artworks; `files`: the newly seen ones. */
  see: (ticked: ReadonlySet<string>, files: readonly Versioned[]) => void;
}

/**
 * The version of each ticked artwork that the administrator last saw: for a row on the screen the shown one, for others
 * the one at the time of ticking. Kept through paging, review mode and reloads.
 */
export function useSeenVersions(listName: string, rows: readonly Versioned[]): SeenVersions {
  const { value: seen, set } = useDraft(`versions:${listName}`, versionsById, noVersions);
  const latest = useLatest({ rows, seen });
  const versionOf = useCallback(
    (id: string) => latest().rows.find(({ _id }) => _id === id)?.version ?? latest().seen[id],
    [latest],
  );
  const see = useCallback(
    (ticked: ReadonlySet<string>, files: readonly Versioned[]) => {
      const known = new Map([...Object.entries(seen), ...files.map(({ _id, version }) => [_id, version] as const)]);
      set(
        Object.fromEntries(
          [...ticked].flatMap((id) => {
            const version = known.get(id);
            return version === undefined ? [] : [[id, version]];
          }),
        ),
      );
    },
    [seen, set],
  );
  return { versionOf, see };
}
