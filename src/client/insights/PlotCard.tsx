import { Flex, Segmented, Skeleton, Switch, Table, type TableProps } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../api/apiError';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { onOff } from '../ui/browser/reader';
import { formatDay } from '../ui/format/moment';
import { failureMessages, listMessages } from '../ui/ui.messages';
import { usePersisted } from '../ui/browser/usePersisted';
import { useIsPhone } from '../ui/theme/useMediaQuery';
import { insightMessages } from './insights.messages';

/** The parts of a query result that a card needs. */
interface PlotQuery {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PlotCardProps<Row extends object, By extends string> {
  /** A short name for the storage key of this card. */
  name: string;
  title: string;
  query: PlotQuery;
  /** undefined until the first reply. */
  content:
    | {
        /** The main number of the card, with its meaning. */
        figure: string;
        note: string;
        /** The list that it counts. */
        link: { to: string; label: string };
        rows: readonly Row[];
        /** The plot; null if there is nothing to plot. */
        plot: ReactNode;
      }
    | undefined;
  columns: TableProps<Row>['columns'];
  rowKey: (row: Row) => string;
  /** What it can be grouped by, chosen at the right of the title. */
  by?: { names: Readonly<Record<By, string>>; value: By; onChange: (by: By) => void };
  /** Over the whole width, with the table by default instead of the plot. */
  wide?: boolean;
}

/** The first column of the figures of days, or of the weeks from them. */
export const dayColumn = (step: 'day' | 'week' = 'day') => ({
  title: insightMessages[step],
  dataIndex: 'day',
  render: formatDay,
});

/**
 * A card of the figures page: the main number, its plot, the same numbers as a table, and a link to the list that they
 * count.
 */
export function PlotCard<Row extends object, By extends string = never>(props: PlotCardProps<Row, By>) {
  const { name, title, query, content, columns, rowKey, by, wide = false } = props;
  const id = useId();
  const [asTable, showTable] = usePersisted(`insights.table.${name}`, onOff, wide);
  const isPhone = useIsPhone();
  const failed = query.error !== undefined && !query.isFetching;
  return (
    <section
      className={wide ? 'mq-card mq-plot-card mq-plot-card-wide' : 'mq-card mq-plot-card'}
      aria-labelledby={id}
      aria-busy={query.isFetching}
    >
      <Flex wrap gap={8} align="center" justify="space-between" className="mq-plot-head">
        <h2 id={id}>{title}</h2>
        {by && (
          <Segmented<By>
            size="small"
            aria-label={insightMessages.by(title)}
            value={by.value}
            onChange={by.onChange}
            options={(Object.keys(by.names) as By[]).map((value) => ({ value, label: by.names[value] }))} // its keys are these
          />
        )}
      </Flex>
      {failed ? (
        <FailureAlert
          title={failureMessages.couldNotLoad(title)}
          failure={failureOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : content === undefined ? (
        <div className="mq-plot-body" role="status" aria-label={listMessages.loading(title)}>
          <Skeleton active className="mq-plot-waiting" title={false} paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <div className={query.isFetching ? 'mq-plot-dimmed' : undefined}>
          <p className="mq-plot-figure">
            <b>{content.figure}</b> <span>{content.note}</span>
          </p>
          {asTable || content.plot === null ? (
            <div className={content.rows.length === 0 ? 'mq-plot-body' : undefined}>
              {content.rows.length === 0 ? (
                <p className="mq-plot-hint">{insightMessages.none}</p>
              ) : (
                <Table<Row>
                  size="small"
                  className="mq-plot-table"
                  aria-label={title}
                  columns={columns ?? []}
                  dataSource={content.rows}
                  rowKey={rowKey}
                  pagination={{
                    pageSize: 10,
                    size: 'small',
                    showSizeChanger: false,
                    hideOnSinglePage: true,
                    style: { margin: '8px 16px' },
                  }}
                  {...(isPhone ? {} : { scroll: { x: 'max-content' as const } })}
                />
              )}
            </div>
          ) : (
            <div className="mq-plot-body">{content.plot}</div>
          )}
          <Flex wrap gap="4px 16px" align="center" justify="space-between" className="mq-plot-foot">
            <Link to={content.link.to}>{content.link.label}</Link>
            <Flex component="span" gap={8} align="center" className="mq-plot-switch">
              <Switch
                size="small"
                checked={asTable}
                onChange={showTable}
                aria-label={insightMessages.showTableOf(title)}
              />
              <span aria-hidden>{insightMessages.showTable}</span>
            </Flex>
          </Flex>
        </div>
      )}
    </section>
  );
}
