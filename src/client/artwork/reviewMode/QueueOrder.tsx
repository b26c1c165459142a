import { Flex, Select, type RefSelectProps } from 'antd';
import { useId, useRef } from 'react';
import { useExtension } from '../../api/product.api';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { orderMessages } from '../artwork.messages';
import { artworkFilters, artworkLists, type ArtworkListName } from '../table/artworkLists';

const orders = [
  { value: 'need', id: 'neededBy', desc: false },
  { value: 'newest', id: 'dateCreated', desc: true },
  { value: 'oldest', id: 'dateCreated', desc: false },
  { value: 'name', id: 'fileName', desc: false },
] as const;
type Order = (typeof orders)[number]['value'];

/** Selects the order of the queue, which is that of its list, in the address. */
export function QueueOrder({ list: name }: { list: ArtworkListName }) {
  const label = useId();
  const select = useRef<RefSelectProps>(null);
  const canOrder = useExtension('file-need');
  const list = artworkLists[name];
  const { tableParams, onChange } = useTableSearch(list.name, list.defaults, artworkFilters);
  const { id, desc } = tableParams.sort;
  const chosen = orders.find((order) => order.id === id && order.desc === desc);
  return (
    <Flex component="span" align="center" gap={6} className="mq-not-phone" style={{ marginRight: 8 }}>
      <span id={label} className="mq-two">
        {orderMessages.order}
      </span>
      <Select<Order | 'list'>
        ref={select}
        size="small"
        style={{ width: 128 }}
        aria-labelledby={label}
        value={chosen?.value ?? 'list'}
        popupMatchSelectWidth={false}
        options={[
          ...orders
            .filter(({ value }) => canOrder || value !== 'need')
            .map(({ value }) => ({ value, label: orderMessages[value] })),
          // Another column of the table was chosen before review mode opened.
          ...(chosen ? [] : [{ value: 'list' as const, label: orderMessages.list }]),
        ]}
        onChange={(value) => {
          const order = orders.find((each) => each.value === value);
          if (order) onChange({ ...tableParams, page: 1, sort: { id: order.id, desc: order.desc } }, 'replace');
          // Returns the focus, so that the keys decide again.
          select.current?.blur();
        }}
      />
    </Flex>
  );
}
