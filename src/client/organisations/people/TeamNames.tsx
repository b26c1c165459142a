import { Clip } from '../../ui/display/Clip';
import { useListTeamsQuery } from '../organisations.api';

/** Names of teams by id. One list request serves all rows; teams that are not in it are only counted. */
export function TeamNames({ ids }: { ids: readonly string[] }) {
  const { data } = useListTeamsQuery({ query: { pageSize: 500 } });
  const names = new Map((data?.teams ?? []).map(({ _id, teamName }) => [_id, teamName]));
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const unknown = ids.length - known.length;
  const text = [...known, ...(unknown > 0 && data ? [`${String(unknown)} more`] : [])].join(', ');
  return <Clip>{text === '' ? '–' : text}</Clip>;
}
