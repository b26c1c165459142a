import { tourMessages } from './tour.messages';

export interface TourStep {
  /** The value of `data-tour` on the real element. */
  target: string;
  title: string;
  text: string;
}

/** Pixels, if the screen is wide enough (specification section 9). */
export const tourWidth = 900;

const frame: readonly TourStep[] = [
  { target: 'organisation', title: tourMessages.organisation, text: tourMessages.organisationText },
  { target: 'navigation', title: tourMessages.navigation, text: tourMessages.navigationText },
];
const foot: readonly TourStep[] = [
  { target: 'user-menu', title: tourMessages.userMenu, text: tourMessages.userMenuText },
];

/** What the tour of a page shows, in order. A step whose element is not on the screen (the sidebar on a phone) is left out. */
export const tours: Readonly<Record<string, readonly TourStep[]>> = {
  '/home': [
    ...frame,
    { target: 'latest-artworks', title: tourMessages.latest, text: tourMessages.latestText },
    { target: 'approved-artworks', title: tourMessages.decided, text: tourMessages.decidedText },
    { target: 'admins', title: tourMessages.admins, text: tourMessages.adminsText },
    ...foot,
  ],
  '/boards': [
    ...frame,
    { target: 'boards-table', title: tourMessages.boards, text: tourMessages.boardsText },
    { target: 'boards-add', title: tourMessages.addBoard, text: tourMessages.addBoardText },
    ...foot,
  ],
};
