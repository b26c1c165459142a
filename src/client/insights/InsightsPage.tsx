import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DateRangePicker } from '../ui/form/DatePicker';
import { OrganisationSelect } from '../organisations/OrganisationPicker';
import { PageTitle } from '../ui/display/PageTitle';
import { BoardsCard } from './BoardsCard';
import { DecisionsCard } from './DecisionsCard';
import { DecisionTimesCard } from './DecisionTimesCard';
import { nounMessages } from '../ui/ui.messages';
import { printPage } from '../ui/theme/useMediaQuery';
import { insightMessages } from './insights.messages';
import { SpendCard } from './SpendCard';
import { SubmissionsCard } from './SubmissionsCard';
import { lastDays, useInsightsAddress } from './useInsightsAddress';
import { WaitingCard } from './WaitingCard';
import { WalletsCard } from './WalletsCard';
import './insights.css';

const presets = [7, 30, 90, 365].map((days) => ({ label: insightMessages.lastDays(days), days: () => lastDays(days) }));

/** `/insights`: how long artwork waits, why it is refused, what the platform takes, which campaigns and wallets run dry. */
export function InsightsPage() {
  const { range, setDays, setOrganisation } = useInsightsAddress();
  return (
    <div className="mq-page mq-insights">
      <PageTitle
        windowTitle={nounMessages.insights}
        subtitle={insightMessages.subtitle}
        actions={
          <>
            <DateRangePicker label={insightMessages.range} value={range} presets={presets} onChange={setDays} />
            <OrganisationSelect
              aria-label={insightMessages.organisation}
              className="mq-figures-organisation"
              value={range.orgID}
              onChoose={setOrganisation}
              whenNone={insightMessages.allOrganisations}
            />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={printPage}>
              {insightMessages.print}
            </Button>
          </>
        }
      >
        {nounMessages.insights}
      </PageTitle>
      <div className="mq-plot-grid">
        <WaitingCard range={range} />
        <DecisionTimesCard range={range} />
        <DecisionsCard range={range} />
        <SubmissionsCard range={range} />
        <BoardsCard orgID={range.orgID} />
        <SpendCard range={range} />
        <WalletsCard orgID={range.orgID} />
      </div>
    </div>
  );
}
