import { differenceColumns } from '../../../src/client/inventoryWatch/differenceColumns';
import { ruleColumns } from '../../../src/client/inventoryWatch/placement/ruleColumns';

test("a rule's 'Edit' stays in sight; nothing covers the differences that are accepted", () => {
  const differences = differenceColumns({ mayAct: true } as Parameters<typeof differenceColumns>[0]);
  const rules = ruleColumns({} as Parameters<typeof ruleColumns>[0]);
  expect([...differences, ...rules].filter(({ stick }) => stick === true).map(({ id }) => id)).toEqual(['edit']);
});
