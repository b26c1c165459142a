import * as api from '../../src/client/api/upload.messages';
import * as artwork from '../../src/client/artwork/artwork.messages';
import * as addBoard from '../../src/client/boards/addBoard.messages';
import * as boards from '../../src/client/boards/boards.messages';
import * as campaigns from '../../src/client/campaigns/campaigns.messages';
import * as organisationPage from '../../src/client/campaigns/organisationPage.messages';
import * as organisations from '../../src/client/organisations/organisations.messages';
import * as people from '../../src/client/organisations/people.messages';
import * as session from '../../src/client/session/session.messages';
import * as shell from '../../src/client/shell/shell.messages';
import * as tour from '../../src/client/tour/tour.messages';
import * as ui from '../../src/client/ui/ui.messages';

/** The messages of all features, for tests and for the story that shows them. `messageCatalogue.test.ts` finds a missing file. */
export const messageCatalogue = {
  ...api,
  ...artwork,
  ...addBoard,
  ...boards,
  ...campaigns,
  ...organisationPage,
  ...organisations,
  ...people,
  ...session,
  ...shell,
  ...tour,
  ...ui,
};
