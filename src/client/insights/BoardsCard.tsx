import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint';
import type { getBoardFigures } from '#contract/insights';
import { grouped } from '../ui/format/grouped';
import { StatusLabel, type Status } from '../ui/display/StatusLabel';
import { BarList, type Bar, type BarTone } from './BarList';
import { useGetBoardFiguresQuery } from './insights.api';
import { insightMessages } from './insights.messages';
import { boardList } from './listLinks';
import { PlotCard } from './PlotCard';

type Reply = ReplyOf<typeof getBoardFigures>;
type By = 'country' | 'type' | 'state';

/** The most bars in the plot; the table has all. */
const maxBars = 6;

const titles = { country: insightMessages.country, type: insightMessages.type, state: insightMessages.state };

function buildBars({ countries, types, states, total }: Reply, by: By, orgID: string | undefined): Bar[] {
  if (by === 'state')
    return [
      stateBar('active', states.active, 'success', boardList(orgID, { paused: false, deleted: false })),
      stateBar('paused', states.paused, 'warning', boardList(orgID, { paused: true, deleted: false })),
      stateBar('deleted', states.deleted, 'error', boardList(orgID, { deleted: true })),
    ];
  const named = (by === 'country' ? countries : types).map(({ name, boards }) => ({
    key: name,
    name: name === '' ? insightMessages.notKnown : name,
    label: name === '' ? insightMessages.notKnown : name,
    count: boards,
    to: name === '' ? undefined : boardList(orgID, by === 'country' ? { country: name } : { venueType: name }),
  }));
  const missing = total - named.reduce((sum, { count }) => sum + count, 0);
  return missing === 0 ? named : [...named, otherBar(by, 0, missing)];
}

const stateBar = (
  status: Status & ('active' | 'paused' | 'deleted'),
  count: number,
  tone: BarTone,
  to: string,
): Bar => ({
  key: status,
  name: status,
  label: <StatusLabel status={status} />,
  count,
  tone,
  to,
});

function otherBar(by: By, kinds: number, count: number): Bar {
  const name = by === 'country' ? insightMessages.otherCountries(kinds) : insightMessages.otherTypes(kinds);
  return { key: '…', name, label: name, count, tone: 'quiet' };
}

/** The longest bars, and one for all others. */
function shortened(bars: readonly Bar[], by: By): readonly Bar[] {
  if (bars.length <= maxBars) return bars;
  const rest = bars.slice(maxBars - 1);
  const sum = rest.reduce((total, { count }) => total + count, 0);
  return [...bars.slice(0, maxBars - 1), otherBar(by, rest.length, sum)];
}

/** The current boards, deleted ones included, as in the list. */
export function BoardsCard({ orgID }: { orgID: string | undefined }) {
  const query = useGetBoardFiguresQuery({ query: { orgID } });
  const [by, setBy] = useState<By>('country');
  const { data } = query;
  const bars = data ? buildBars(data, by, orgID) : [];
  return (
    <PlotCard
      name="boards"
      title={insightMessages.boards}
      query={query}
      rowKey={({ key }) => key}
      by={{ names: titles, value: by, onChange: setBy }}
      columns={[
        { title: titles[by], dataIndex: 'label' },
        { title: insightMessages.boards, dataIndex: 'count', align: 'right', render: grouped },
      ]}
      content={
        data && {
          figure: grouped(data.total),
          note: insightMessages.inCountries(
            data.countries.filter(({ name }) => name !== '').length,
            data.states.deleted,
          ),
          link: { to: boardList(orgID), label: insightMessages.seeBoards(data.total) },
          rows: bars,
          plot:
            data.total === 0 ? null : (
              <BarList label={insightMessages.by(insightMessages.boards)} bars={shortened(bars, by)} />
            ),
        }
      }
    />
  );
}
