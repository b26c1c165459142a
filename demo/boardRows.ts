import type { Queryable } from '../src/server/db/connect';
import { sortKey } from '../src/server/db/schema/columns';
import { boards as boardsTable, files, inventoryListed } from '../src/server/db/schema/schema';
import { boardPictures, type BoardPicture, type SceneName } from './boardPictures';
import { boards, type DemoBoard } from './boards';
import { daysBefore, demoId } from './identity';
import { organisationId, teamNamed } from './organisations';
import { personNamed } from './people';
import { sceneKey } from './pictures';
import { publisherIdOf } from './venues';

const sceneFileId = (scene: SceneName): string => demoId('file', `scene ${scene}`);

/** The boards, and their pictures as files that need no review. */
export async function seedBoards(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(files).values(boardPictures.map((picture) => fileRow(picture, now)));
  const rows = boards.map((board, index) => boardRow(board, index, now));
  for (let i = 0; i < rows.length; i += 160) await tx.insert(boardsTable).values(rows.slice(i, i + 160));
  const listed = rows.filter(({ reachBoardId }) => reachBoardId !== '');
  await tx.insert(inventoryListed).values(listed.map(({ id }) => ({ boardId: id })));
}

function fileRow({ scene, sha256, facts }: BoardPicture, now: Date): typeof files.$inferInsert {
  return {
    id: sceneFileId(scene),
    fileName: `board_${scene}.jpg`,
    fileNameKey: `board_${scene}.jpg`,
    storageKey: sceneKey(scene),
    fileFormat: facts.type,
    purpose: 'board',
    orgId: organisationId('Harbour Group'),
    createdAt: daysBefore(now, 410),
    isReviewed: true,
    sha256,
    bytes: facts.bytes,
    width: facts.width,
    height: facts.height,
    facts,
    uploadedBy: personNamed('jo.lindqvist').id,
  };
}

function boardRow(board: DemoBoard, index: number, now: Date): typeof boardsTable.$inferInsert {
  const { city, venue, image } = board;
  const owner = board.team === null ? null : teamNamed(board.team);
  const isEdited = index % 3 === 0;
  return {
    id: board.id,
    boardname: board.name,
    boardnameKey: sortKey(board.name),
    lat: board.lat,
    long: board.long,
    city: city.city,
    cityKey: sortKey(city.city),
    state: city.state,
    country: city.country,
    countryKey: sortKey(city.country),
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
    adTypes: board.adTypes,
    boardPaused: board.paused,
    isDeleted: board.deleted,
    boardFile: image?.by === 'file' ? sceneFileId(image.scene) : null,
    boardImgUrl: image?.by === 'address' ? `/files/${sceneKey(image.scene)}` : null,
    createdAt: daysBefore(now, 400 - index),
    lastEdited: isEdited ? daysBefore(now, (index % 40) + 1) : null,
    editedBy: isEdited ? personNamed('jo.lindqvist').id : null,
    version: isEdited ? 2 : 1,
  };
}
