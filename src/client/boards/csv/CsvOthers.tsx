import { Alert, Checkbox, Flex } from 'antd';
import { counted } from '../../ui/format/grouped';
import type { OtherBoards } from './sheet/sheetSummary';

interface CsvOthersProps {
  others: readonly OtherBoards[];
  keepTeam: boolean;
  /** undefined: the load has begun. */
  onAgree: ((boardOwner: string, agreed: boolean) => void) | undefined;
  onKeepTeam: (keepTeam: boolean) => void;
}

/** Boards of other organisations or teams that the file would change: only after a tick for each organisation. */
export function CsvOthers({ others, keepTeam, onAgree, onKeepTeam }: CsvOthersProps) {
  const owners = [...new Map(others.map((each) => [each.boardOwner, each])).values()];
  const countBoards = (owner: string): number =>
    others.reduce((sum, { boardOwner, boards }) => (boardOwner === owner ? sum + boards : sum), 0);
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={others.map(({ boardOwner, organisation, team, boards }) => (
        <div key={`${boardOwner} ${team ?? ''}`}>
          {counted(boards, 'of these boards belongs', 'of these boards belong')} to{' '}
          <strong>{team === null ? organisation : `${organisation}, team ${team}`}</strong>.
        </div>
      ))}
      description={
        <Flex vertical align="start" gap={4}>
          {owners.map(({ boardOwner, organisation, agreed }) => (
            <Checkbox
              key={boardOwner}
              checked={agreed}
              disabled={onAgree === undefined}
              onChange={({ target }) => onAgree?.(boardOwner, target.checked)}
            >
              Change {counted(countBoards(boardOwner), 'board')} of {organisation}
            </Checkbox>
          ))}
          <Checkbox
            checked={keepTeam}
            disabled={onAgree === undefined}
            onChange={({ target }) => onKeepTeam(target.checked)}
          >
            Leave their team alone
          </Checkbox>
        </Flex>
      }
    />
  );
}
