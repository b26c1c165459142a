import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { organisationExists, teamExists } from '../db/existing';
import { fieldFailure } from '../http/failure';
import { findUnknownArtworks, findUnknownBoards } from './campaignWrites.queries';

/** @throws Failure `request.unprocessable` */
export function checkDates(start: Date | null | undefined, end: Date | null | undefined): void {
  if (start != null && end != null && end <= start)
    throw fieldFailure(
      'request.unprocessable',
      'endTime',
      'Must be after the start.',
      'The campaign must end after it starts.',
    );
}

/** The organisation and the team that the body names. @throws Failure `organisation.not_found`, `team.not_found` */
export async function checkOwners(
  tx: Queryable,
  { parentOrg, managementTeam }: { parentOrg?: string | null | undefined; managementTeam?: string | null | undefined },
  visible: Scope,
): Promise<void> {
  if (parentOrg != null && !(await organisationExists(tx, parentOrg)))
    throw fieldFailure('organisation.not_found', 'parentOrg', 'This organisation does not exist.');
  if (managementTeam != null && !(await teamExists(tx, managementTeam, visible)))
    throw fieldFailure('team.not_found', 'managementTeam', 'This team does not exist.');
}

/** The boards and artworks that the body adds. @throws Failure `board.not_found`, `artwork.not_found` */
export async function checkParts(
  tx: Queryable,
  { campaignBoards, artworks }: { campaignBoards?: string[] | undefined; artworks?: string[] | undefined },
  visible: Scope,
): Promise<void> {
  const boards = campaignBoards === undefined ? [] : await findUnknownBoards(tx, campaignBoards, visible);
  if (boards.length > 0)
    throw fieldFailure(
      'board.not_found',
      'campaignBoards',
      'Not a board that can be booked.',
      `These boards do not exist or were deleted: ${boards.slice(0, 10).join(', ')}`,
    );
  const files = artworks === undefined ? [] : await findUnknownArtworks(tx, artworks, visible);
  if (files.length > 0)
    throw fieldFailure(
      'artwork.not_found',
      'artworks',
      'Not an artwork.',
      `These artworks do not exist or were deleted: ${files.slice(0, 10).join(', ')}`,
    );
}
