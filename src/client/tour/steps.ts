import { messages } from '../ui/messages';

export interface TourStep {
  /** The value of `data-tour` on the real element. */
  target: string;
  title: string;
  text: string;
}

/** Pixels, where the screen allows (specification section 9). */
export const tourWidth = 900;

const frame: readonly TourStep[] = [
  { target: 'organisation', title: messages.tour.organisation, text: messages.tour.organisationText },
  { target: 'navigation', title: messages.tour.navigation, text: messages.tour.navigationText },
];
const foot: readonly TourStep[] = [
  { target: 'user-menu', title: messages.tour.userMenu, text: messages.tour.userMenuText },
];

/** What the tour of a page shows, in order. A step whose element is not on the screen (the sidebar on a phone) is left out. */
export const tours: Readonly<Record<string, readonly TourStep[]>> = {
  '/home': [
    ...frame,
    { target: 'latest-artworks', title: messages.tour.latest, text: messages.tour.latestText },
    { target: 'approved-artworks', title: messages.tour.decided, text: messages.tour.decidedText },
    { target: 'admins', title: messages.tour.admins, text: messages.tour.adminsText },
    ...foot,
  ],
  '/boards': [
    ...frame,
    { target: 'boards-table', title: messages.tour.boards, text: messages.tour.boardsText },
    { target: 'boards-add', title: messages.tour.addBoard, text: messages.tour.addBoardText },
    ...foot,
  ],
};
