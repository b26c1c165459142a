import { Alert, Button, Flex } from 'antd';
import { isNumberRead, numberText } from '../../ui/format/readNumber';
import { useDebounced } from '../../ui/form/useDebounced';
import { boardFormMessages } from '../boards.messages';
import { pointsInside } from '../countries/countryPoints';
import { readField } from './boardNumbers';
import type { BoardValues } from './boardValues';

/** Milliseconds after the last key: a half-typed number is outside most countries. */
const pause = 400;

interface OutsideCountryProps {
  values: BoardValues;
  disabled: boolean;
  onUse: (place: Pick<BoardValues, 'latitude' | 'longitude'>) => void;
}

/** Warns of a point outside the chosen country and offers what may have been meant. The board can be saved as it is. */
export function OutsideCountry({ values, disabled, onUse }: OutsideCountryProps) {
  const place = `${values.latitude}|${values.longitude}|${values.country}`;
  const [lat, long] = [readField('latitude', values.latitude), readField('longitude', values.longitude)];
  const isSettled = useDebounced(place, pause) === place;
  if (!isSettled || !isNumberRead(lat) || !isNumberRead(long)) return null;
  const inside = pointsInside(values.country, { lat: lat.value, long: long.value });
  if (inside === undefined) return null;
  const offers = inside.map((point) => {
    const [latitude, longitude] = [numberText(point.lat), numberText(point.long)];
    return (
      <Button
        key={`${latitude} ${longitude}`}
        size="small"
        disabled={disabled}
        onClick={() => onUse({ latitude, longitude })}
      >
        {boardFormMessages.usePoint(latitude, longitude)}
      </Button>
    );
  });
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={
        <Flex gap="small" wrap align="center">
          {boardFormMessages.outside(values.country)}
          {offers}
        </Flex>
      }
    />
  );
}
