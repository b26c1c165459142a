import { WarningOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { lowDays, type WalletRow } from '#contract/insights';
import { spendDays } from '#contract/organisations';
import { useGetWalletsQuery } from '../organisations/wallets.api';
import { grouped } from '../ui/format/grouped';
import { formatMoney } from '../ui/format/formatMoney';
import { useIsPhone } from '../ui/theme/useMediaQuery';
import { ValueBar } from './BarList';
import { insightMessages } from './insights.messages';
import { organisationPage, walletList } from './listLinks';
import { PlotCard } from './PlotCard';

/** Days that fill the bar. */
const longDays = 60;
/** Fewer days than this count as urgent. */
const urgentDays = 5;

const chooseTone = ({ lastsDays }: WalletRow): 'error' | 'warning' | 'link' =>
  lastsDays === null || lastsDays >= lowDays ? 'link' : lastsDays < urgentDays ? 'error' : 'warning';

function Lasts({ row }: { row: WalletRow }) {
  if (row.lastsDays === null) return <span className="mq-tone-neutral">{insightMessages.nothingSpent}</span>;
  const tone = chooseTone(row);
  return (
    <span className={tone === 'link' ? undefined : `mq-tone-${tone}`}>
      {tone !== 'link' && <WarningOutlined aria-hidden />} {insightMessages.lastsDays(row.lastsDays)}
    </span>
  );
}

const LastsBar = ({ row }: { row: WalletRow }) => (
  <ValueBar share={Math.min(1, (row.lastsDays ?? 0) / longDays)} tone={chooseTone(row)} hasRail />
);

/** How long each wallet lasts at its current spend; the shortest first. */
export function WalletsCard({ orgID }: { orgID: string | undefined }) {
  const query = useGetWalletsQuery({ query: { orgID } });
  const isPhone = useIsPhone();
  const { data } = query;
  const name = (row: WalletRow) => <Link to={organisationPage(row.orgID)}>{row.orgName}</Link>;
  return (
    <PlotCard
      wide
      name="wallets"
      title={insightMessages.wallets}
      query={query}
      rowKey={(row) => row.orgID}
      columns={[
        { title: insightMessages.organisationColumn, dataIndex: 'orgName', render: (_, row) => name(row) },
        {
          title: insightMessages.wallet,
          dataIndex: 'funds',
          align: 'right',
          width: isPhone ? 88 : 120,
          render: formatMoney,
        },
        ...(isPhone
          ? []
          : [
              {
                title: insightMessages.spendADay,
                dataIndex: 'spendADay',
                align: 'right' as const,
                width: 132,
                render: formatMoney,
              },
              {
                title: <span className="mq-sr">{insightMessages.share60}</span>,
                key: 'bar',
                width: 220,
                render: (_: unknown, row: WalletRow) => <LastsBar row={row} />,
              },
            ]),
        {
          title: insightMessages.lasts,
          key: 'lasts',
          width: isPhone ? 132 : 190,
          render: (_, row) => <Lasts row={row} />,
        },
      ]}
      content={
        data && {
          figure: grouped(data.wallets),
          note:
            insightMessages.walletsNote(data.low, lowDays, spendDays) +
            (data.rows.length < data.wallets ? insightMessages.shortest(data.rows.length) : ''),
          link: { to: walletList(orgID), label: insightMessages.seeWallets(data.wallets) },
          rows: data.rows,
          plot:
            data.rows.length === 0 ? null : (
              <Flex component="ul" vertical className="mq-bars mq-bars-wide" aria-label={insightMessages.wallets}>
                {data.rows.map((row) => (
                  <li key={row.orgID}>
                    <span className="mq-bar-label">{name(row)}</span>
                    <LastsBar row={row} />
                    <Lasts row={row} />
                  </li>
                ))}
              </Flex>
            ),
        }
      }
    />
  );
}
