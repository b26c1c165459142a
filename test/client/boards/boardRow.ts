import type { Board } from '#contract/boards';
import { aBoardReply } from '#test/marketplace';

/** A board as the API returns it, with a picture and a place in full. */
export const aBoardRow = (given: Partial<Board> = {}): Board =>
  aBoardReply({
    _id: 'brd_1',
    boardloc: { city: 'Lisbon', state: 'Lisboa', country: 'Portugal' },
    boardOwner: 'org_1',
    team: 'team_1',
    device_id: 'broadsign.com:481517333',
    boardImgURL: 'https://pictures.example/tagus.jpg',
    ...given,
  });
