import { ConfigProvider } from 'antd';
import { divIcon, marker as createMarker, type LatLng, type MapOptions } from 'leaflet';
import { useEffect } from 'react';
import { useLatest } from '../../machines/useLatest';
import { isNumberRead } from '../../ui/format/readNumber';
import { readDegrees } from '../readCoordinates';
import { useLeaflet } from './useLeaflet';

interface PinMapProps {
  /** As typed. */
  latitude: string;
  longitude: string;
  onMove: (latitude: string, longitude: string) => void;
}

const pin = divIcon({ className: 'mq-map-pin', html: '', iconSize: [28, 24], iconAnchor: [14, 24] });
const mapOptions: MapOptions = { center: [20, 0], zoom: 1, zoomSnap: 0.5, worldCopyJump: true };

const ignore = (): void => undefined;

/** The position of one board: the pin follows the coordinate fields, and dragging it or clicking the map changes them. */
export function PinMap({ latitude, longitude, onMove }: PinMapProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  // Users who may only read cannot move the pin.
  const moved = useLatest(componentDisabled ? ignore : onMove);
  const { container, leaflet } = useLeaflet(mapOptions, 'topleft', (map) => {
    const marker = createMarker([0, 0], {
      icon: pin,
      draggable: !componentDisabled,
      keyboard: false,
      title: 'The board',
    });
    const tell = ({ lat, lng }: LatLng) => moved()(lat.toFixed(5), (((lng + 540) % 360) - 180).toFixed(5));
    marker.on('dragend', () => tell(marker.getLatLng()));
    map.on('click', ({ latlng }) => tell(latlng));
    return { marker };
  });
  const [readLat, readLong] = [readDegrees(latitude, 'lat'), readDegrees(longitude, 'long')];
  const placed = isNumberRead(readLat) && isNumberRead(readLong);
  const [lat, long] = placed ? [readLat.value, readLong.value] : [0, 0];
  useEffect(() => {
    const { map, marker } = leaflet.current ?? {};
    if (!map || !marker) return;
    if (!placed) {
      marker.remove();
      return;
    }
    marker.setLatLng([lat, long]).addTo(map);
    map.setView([lat, long], Math.max(map.getZoom(), 5), { animate: false });
  }, [lat, long, placed, leaflet]);
  return (
    <div
      ref={container}
      className="mq-pin-map"
      role="group"
      aria-label="Map of the board's place. The numbers beside it do the same by keyboard."
    />
  );
}
