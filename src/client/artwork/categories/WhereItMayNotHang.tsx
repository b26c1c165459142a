import { Link } from 'react-router-dom';
import { placementMessages } from './categories.messages';
import { refusalsIn, type PlacedFit } from './placedFits';

/** The rules that keep the artwork off booked boards. */
export function WhereItMayNotHang({ fits }: { fits: readonly PlacedFit[] }) {
  const refusals = refusalsIn(fits);
  if (refusals.length === 0) return null;
  return (
    <section>
      <h3>{placementMessages.heading}</h3>
      {refusals.map(({ rule, categories, boards }) => (
        <p key={rule._id}>
          {placementMessages.refuses(rule, categories)}
          <strong>{placementMessages.boards(boards.length)}</strong>.{' '}
          <Link to={`/rules?rule=${encodeURIComponent(rule._id)}`} target="_blank" rel="noopener">
            {placementMessages.seeRule}
          </Link>
        </p>
      ))}
    </section>
  );
}
