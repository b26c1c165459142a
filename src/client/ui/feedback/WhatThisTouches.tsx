import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Skeleton, Statistic, Table } from 'antd';
import { useState } from 'react';
import { IconButton } from '../display/IconButton';
import { grouped } from '../format/grouped';
import { failureMessages, touchMessages } from '../ui.messages';
import type { Counted, TouchedRow, Touches } from './touches';
import './touches.css';

/** The rows shown at first. */
const shownFirst = 25;

/** The panel before every act on many records and every destructive one: totals, records, and what is unexpected. */
export function WhatThisTouches({ counted: { status, touches, retry } }: { counted: Counted }) {
  if (status === 'failed')
    return (
      <Alert
        type="warning"
        showIcon
        title={touchMessages.failed}
        action={
          <Button size="small" onClick={retry}>
            {failureMessages.tryAgain}
          </Button>
        }
      />
    );
  if (!touches)
    return (
      <div className="mq-touches" role="region" aria-label={touchMessages.panel} aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 4, width: '100%' }} />
      </div>
    );
  return (
    <div className="mq-touches" role="region" aria-label={touchMessages.panel}>
      <Totals totals={touches.totals} />
      <Rows {...touches} />
      {touches.notes?.map(({ tone, text }, nth) => (
        <Alert key={nth} type={tone} showIcon role="note" title={text} />
      ))}
    </div>
  );
}

function Totals({ totals }: Pick<Touches, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <Flex wrap gap={1} className="mq-touch-totals">
      {totals.map(({ label, value, tone }) => (
        <Statistic
          key={label}
          className="mq-touch-total"
          classNames={{
            title: 'mq-touch-label',
            content: `mq-touch-number ${tone !== undefined && value > 0 ? `mq-tone-${tone}` : ''}`,
          }}
          title={label}
          value={value}
          formatter={() => grouped(value)}
        />
      ))}
    </Flex>
  );
}

function Rows({ rows, unlisted = 0 }: Pick<Touches, 'rows' | 'unlisted'>) {
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = showsAll ? rows : rows.slice(0, shownFirst);
  const left = rows.length - shown.length + unlisted;
  return (
    // Focusable, because it scrolls where it has little room.
    <div className="mq-touch-rows" role="group" aria-label={touchMessages.panel} tabIndex={0}>
      <Table<TouchedRow>
        size="small"
        showHeader={false}
        pagination={false}
        rowKey="id"
        aria-label={touchMessages.panel}
        dataSource={shown}
        columns={[
          { key: 'record', render: (_, row) => <Row row={row} /> },
          ...(rows.some(({ opened }) => opened !== undefined) ? [Table.EXPAND_COLUMN] : []),
        ]}
        expandable={{
          columnWidth: 40,
          rowExpandable: ({ opened }) => opened !== undefined,
          showExpandColumn: rows.some(({ opened }) => opened !== undefined),
          expandedRowRender: ({ opened }) => opened,
          expandIcon: ({ expanded, expandable, record, onExpand }) =>
            expandable && (
              <IconButton
                size="small"
                label={touchMessages.details(record.name)}
                aria-expanded={expanded}
                icon={expanded ? <UpOutlined /> : <DownOutlined />}
                onClick={(event) => onExpand(record, event)}
              />
            ),
        }}
      />
      {left > 0 &&
        (left > unlisted ? (
          <Button type="link" size="small" onClick={() => setShowsAll(true)}>
            {touchMessages.andMore(left)}
          </Button>
        ) : (
          <span className="mq-two">{touchMessages.andMore(left)}</span>
        ))}
    </div>
  );
}

function Row({ row: { picture, name, place, touches, more } }: { row: TouchedRow }) {
  return (
    <div className="mq-touch-row">
      {picture}
      <span className="mq-touch-name">
        {name}
        <span className="mq-two">{place}</span>
      </span>
      <span className="mq-touch-what">
        {touches}
        {more !== undefined && more !== '' && <span className="mq-two">{more}</span>}
      </span>
    </div>
  );
}
