import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { boards, files } from '../db/schema/schema';
import { demoBoards, publisherIdOf, type DemoBoard } from './boardList';
import { sceneNames, type SceneName } from './drawings/scenes';
import { daysBefore, demoId } from './identity';
import { organisationId, teamNamed } from './organisationList';
import { personNamed } from './people';
import { sceneKey, type StoredPicture } from './pictures';

const sceneFileId = (scene: SceneName): string => demoId('file', `scene ${scene}`);

/** The pictures of boards, as files that stay out of review, and the boards. */
export async function seedBoards(
  tx: Queryable,
  now: Date,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  await tx.insert(files).values(
    sceneNames.flatMap((scene) => {
      const stored = pictures.get(sceneKey(scene));
      if (!stored) return [];
      const { facts, key, sha256 } = stored;
      return [
        {
          id: sceneFileId(scene),
          fileName: `board_${scene}.jpg`,
          fileNameKey: `board_${scene.toLowerCase()}.jpg`,
          storageKey: key,
          fileFormat: facts.type,
          purpose: 'board' as const,
          orgId: organisationId('Harbour Group'),
          createdAt: daysBefore(now, 410),
          isReviewed: true,
          sha256,
          bytes: facts.bytes,
          width: facts.width,
          height: facts.height,
          facts,
          uploadedBy: personNamed('jo.lindqvist').id,
        },
      ];
    }),
  );
  const rows = demoBoards().map((board, index) => rowOf(board, index, now));
  for (let i = 0; i < rows.length; i += 160) await tx.insert(boards).values(rows.slice(i, i + 160));
}

function rowOf(board: DemoBoard, index: number, now: Date): typeof boards.$inferInsert {
  const { place, venue, image } = board;
  const owner = board.team === null ? null : teamNamed(board.team);
  return {
    id: board.id,
    boardname: board.name,
    boardnameKey: sortKey(board.name),
    lat: board.lat,
    long: board.long,
    city: place.city,
    cityKey: sortKey(place.city),
    state: place.state,
    country: place.country,
    countryKey: sortKey(place.country),
    height: board.height,
    width: board.width,
    minCpiMicros: index % 6 === 0 ? null : 20_000 + (index % 17) * 5_000,
    surfaceArea: Number(((board.width * board.height * venue.coarseness) / 1_000_000).toFixed(2)),
    boardOwner: owner === null ? null : organisationId(owner.organisation),
    team: owner?.id ?? null,
    reachBoardId: board.reachBoardId,
    deviceId: board.deviceId,
    deviceSlot: board.deviceSlot,
    publisherId: publisherIdOf(board.publisher),
    publisherName: board.publisher,
    publisherNameKey: sortKey(board.publisher),
    openingHours: venue.hours,
    screenType: board.screenType,
    venueType: venue.venueType,
    venueTypeKey: sortKey(venue.venueType),
    adTypes: [...board.adTypes],
    boardPaused: board.paused,
    isDeleted: board.deleted,
    boardFile: image?.by === 'file' ? sceneFileId(image.scene) : null,
    boardImgUrl: image?.by === 'address' ? `/files/${sceneKey(image.scene)}` : null,
    createdAt: daysBefore(now, 400 - index),
    lastEdited: index % 3 === 0 ? daysBefore(now, (index % 40) + 1) : null,
    editedBy: index % 3 === 0 ? personNamed('jo.lindqvist').id : null,
    version: index % 3 === 0 ? 2 : 1,
  };
}
