import * as api from '../../src/client/api/upload.messages';
import * as artwork from '../../src/client/artwork/artwork.messages';
import * as categories from '../../src/client/artwork/categories/categories.messages';
import * as presence from '../../src/client/artwork/presence/presence.messages';
import * as withdrawal from '../../src/client/artwork/withdrawals/withdrawal.messages';
import * as addBoard from '../../src/client/boards/addBoard.messages';
import * as boards from '../../src/client/boards/boards.messages';
import * as csvReading from '../../src/client/boards/csv/reading/reading.messages';
import * as recordActs from '../../src/client/bulk/recordActs.messages';
import * as campaignTouches from '../../src/client/campaigns/campaignTouches.messages';
import * as campaigns from '../../src/client/campaigns/campaigns.messages';
import * as insights from '../../src/client/insights/insights.messages';
import * as acceptQuestion from '../../src/client/inventoryWatch/acceptQuestion.messages';
import * as inventory from '../../src/client/inventoryWatch/inventoryWatch.messages';
import * as placement from '../../src/client/inventoryWatch/placement/placement.messages';
import * as organisationPage from '../../src/client/pages/organisation/organisationPage.messages';
import * as organisations from '../../src/client/organisations/organisations.messages';
import * as people from '../../src/client/organisations/people.messages';
import * as tokens from '../../src/client/organisations/tokens/tokens.messages';
import * as actKinds from '../../src/client/session/actKinds.messages';
import * as session from '../../src/client/session/session.messages';
import * as audit from '../../src/client/pages/audit/audit.messages';
import * as shell from '../../src/client/shell/shell.messages';
import * as tour from '../../src/client/tour/tour.messages';
import * as ui from '../../src/client/ui/ui.messages';

/** The messages of all features, for tests and for the story that shows them. `messageCatalogue.test.ts` finds a missing file. */
export const messageCatalogue = {
  ...api,
  ...artwork,
  ...categories,
  ...presence,
  ...withdrawal,
  ...addBoard,
  ...boards,
  ...csvReading,
  ...recordActs,
  ...campaignTouches,
  ...campaigns,
  ...insights,
  ...acceptQuestion,
  ...inventory,
  ...placement,
  ...organisationPage,
  ...organisations,
  ...people,
  ...tokens,
  ...actKinds,
  ...session,
  ...audit,
  ...shell,
  ...tour,
  ...ui,
};
