import { DesktopOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ImportField } from '#contract/imports';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { BoardImageBadge } from '../boards/BoardImageBadge';
import { ReasonButton } from '../ui/display/WithReason';
import { StatusLabel } from '../ui/display/StatusLabel';
import type { PagedColumn } from '../ui/table/pagedColumns';
import { DifferenceFacts } from './DifferenceFacts';
import { inventoryMessages } from './inventoryWatch.messages';

export interface DifferenceLocks {
  accept: string | undefined;
  ignore: string | undefined;
}

export interface DifferenceActs {
  chosenOf: (difference: InventoryDifference) => ReadonlySet<ImportField>;
  choose: (difference: InventoryDifference, fields: ReadonlySet<ImportField>) => void;
  accept: (difference: InventoryDifference) => void;
  ignore: (difference: InventoryDifference) => void;
  /** False for roles that may only read. */
  mayAct: boolean;
  /** Why a difference cannot be accepted or ignored by users who may do so for other organisations. */
  locksOf: (difference: InventoryDifference) => DifferenceLocks;
  isBusy: boolean;
}

const signOf = { new: 'newScreen', changed: 'changed', gone: 'gone', back: 'back' } as const;

export const differenceColumns = (acts: DifferenceActs): PagedColumn<InventoryDifference>[] => [
  {
    id: 'state',
    title: inventoryMessages.state,
    width: 110,
    render: ({ state }) => <StatusLabel status={signOf[state]} />,
  },
  {
    id: 'board',
    title: inventoryMessages.board,
    width: 220,
    maxWidth: 360,
    skeleton: 'picture',
    render: (difference) => <BoardCell difference={difference} />,
  },
  {
    id: 'what',
    title: inventoryMessages.what,
    skeleton: 'two',
    render: (difference) => <Facts difference={difference} acts={acts} />,
  },
  ...(acts.mayAct
    ? [
        {
          id: 'actions',
          title: inventoryMessages.actions,
          hideTitle: true,
          // Not sticky: on a tablet it would cover what is accepted.
          width: 190,
          render: (difference: InventoryDifference) => <Actions difference={difference} acts={acts} />,
        },
      ]
    : []),
];

function BoardCell({ difference }: { difference: InventoryDifference }) {
  const { name, city, country, imageURL, state } = difference;
  return (
    <span className="mq-difference-board">
      {state === 'new' ? (
        <span className="mq-board-image">
          <DesktopOutlined aria-hidden />
        </span>
      ) : (
        <BoardImageBadge
          board={{ boardname: name, boardImgURL: imageURL, boardFile: null, imageURL, isDeleted: false }}
        />
      )}
      <span>
        <b>{name}</b>
        <span className="mq-two">{[city, country].filter((part) => part !== '').join(', ')}</span>
      </span>
    </span>
  );
}

interface PartProps {
  difference: InventoryDifference;
  acts: DifferenceActs;
}

function Facts({ difference, acts }: PartProps) {
  return (
    <DifferenceFacts
      difference={difference}
      chosen={acts.chosenOf(difference)}
      onChange={
        acts.mayAct && acts.locksOf(difference).accept === undefined
          ? (fields) => acts.choose(difference, fields)
          : undefined
      }
    />
  );
}

function Actions({ difference, acts }: PartProps) {
  const { state, name, isIgnored, boardPaused } = difference;
  const accept =
    state === 'gone'
      ? inventoryMessages.pause
      : state === 'back' && boardPaused
        ? inventoryMessages.resume
        : state === 'new'
          ? inventoryMessages.add
          : inventoryMessages.accept;
  const labels = { accept, ignore: isIgnored ? inventoryMessages.notice : inventoryMessages.ignore };
  const locks = acts.locksOf(difference);
  const isNothing = state === 'changed' && acts.chosenOf(difference).size === 0;
  return (
    <Flex component="span" wrap gap={6} align="center" justify="flex-end" className="mq-difference-acts">
      {(['accept', 'ignore'] as const).map((act) => (
        <ReasonButton
          key={act}
          reason={locks[act]}
          size="small"
          disabled={acts.isBusy || (act === 'accept' && isNothing)}
          aria-label={inventoryMessages.actionOf(labels[act], name)}
          onClick={() => acts[act](difference)}
        >
          {labels[act]}
        </ReasonButton>
      ))}
    </Flex>
  );
}

/** A difference on a phone. */
export function DifferenceCard({ difference, acts }: PartProps) {
  return (
    <Flex vertical gap={8} className="mq-difference-card">
      <StatusLabel status={signOf[difference.state]} />
      <BoardCell difference={difference} />
      <div>
        <Facts difference={difference} acts={acts} />
      </div>
      {acts.mayAct && <Actions difference={difference} acts={acts} />}
    </Flex>
  );
}
