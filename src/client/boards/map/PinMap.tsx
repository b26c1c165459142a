import { ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import { isNumberRead } from '../../ui/format/readNumber';
import { readDegrees } from '../readCoordinates';
import { basemap, zoomButtons } from './basemap';
import { divIcon, map as createMap, marker as createMarker, type Map as LeafletMap, type Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';

interface PinMapProps {
  /** As typed. */
  latitude: string;
  longitude: string;
  onMove: (latitude: string, longitude: string) => void;
}

const pin = divIcon({ className: 'mq-map-pin', html: '', iconSize: [28, 24], iconAnchor: [14, 24] });

const ignore = (): void => undefined;

/** The position of one board: the pin follows the coordinate fields, and dragging it or clicking the map changes them. */
export function PinMap({ latitude, longitude, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const leaflet = useRef<{ map: LeafletMap; marker: Marker } | null>(null);
  const { componentDisabled } = ConfigProvider.useConfig();
  const moved = useRef(onMove);
  const readsOnly = useRef(componentDisabled);
  // Users who may only read cannot move the pin.
  useEffect(() => {
    moved.current = componentDisabled ? ignore : onMove;
  });
  // Leaflet renders outside React; the map is created once for this element.
  useEffect(() => {
    if (container.current === null) return;
    const map = createMap(container.current, {
      center: [20, 0],
      zoom: 1,
      zoomSnap: 0.5,
      zoomControl: false,
      attributionControl: false,
      worldCopyJump: true,
    });
    zoomButtons().addTo(map);
    const stop = basemap(map);
    const marker = createMarker([0, 0], {
      icon: pin,
      draggable: !readsOnly.current,
      keyboard: false,
      title: 'The board',
    });
    const tell = (lat: number, lng: number) => {
      moved.current(lat.toFixed(5), (((lng + 540) % 360) - 180).toFixed(5));
    };
    marker.on('dragend', () => {
      tell(marker.getLatLng().lat, marker.getLatLng().lng);
    });
    map.on('click', ({ latlng }) => {
      tell(latlng.lat, latlng.lng);
    });
    leaflet.current = { map, marker };
    return () => {
      stop();
      map.remove();
      leaflet.current = null;
    };
  }, []);
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
  }, [lat, long, placed]);
  return (
    <div
      ref={container}
      className="mq-pin-map"
      role="group"
      aria-label="Map of the board's place. The numbers beside it do the same by keyboard."
    />
  );
}
