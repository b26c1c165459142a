import { control, geoJSON, type Control, type Map as LeafletMap } from 'leaflet';
import { feature } from 'topojson-client';
import { countryNames } from './countryNames';
import { unwrapped } from './unwrapped';

type Drawable = Parameters<typeof feature>;
type World = Drawable[0] & { objects: { countries: Drawable[1] } };

/** The zoom from which the detailed coastline is loaded. */
const fineFrom = 4;

/**
 * Draws the land on a map from bundled data without a tile server: coarse first, detailed after zooming in. Returns a
 * function that ends this.
 */
export function basemap(map: LeafletMap): () => void {
  let stopped = false;
  let level: 'none' | 'coarse' | 'fine' = 'none';
  let drawn: ReturnType<typeof geoJSON> | undefined;
  let endNames: (() => void) | undefined;
  const draw = async (detail: 'coarse' | 'fine') => {
    if (level === detail || level === 'fine') return;
    level = detail;
    // The packages contain plain TopoJSON without types.
    const world = (detail === 'fine'
      ? await import('world-atlas/countries-50m.json')
      : await import('world-atlas/countries-110m.json')) as unknown as { default: World };
    if (stopped) return;
    const shapes = inhabited(unwrapped(feature(world.default, world.default.objects.countries)));
    const next = geoJSON(shapes, {
      interactive: false,
      style: { className: 'mq-land', weight: 1 },
    }).addTo(map);
    next.bringToBack();
    drawn?.remove();
    drawn = next;
    endNames?.();
    endNames = countryNames(map, shapes);
  };
  const look = () => void draw(map.getZoom() >= fineFrom ? 'fine' : 'coarse');
  look();
  map.on('zoomend', look);
  return () => {
    stopped = true;
    endNames?.();
    map.off('zoomend', look);
  };
}

/** Antarctica would be a third of the map, and holds no boards. */
const inhabited = (world: ReturnType<typeof unwrapped>): ReturnType<typeof unwrapped> => ({
  ...world,
  features: world.features.filter(({ properties }) => properties?.['name'] !== 'Antarctica'),
});

/**
 * Leaflet's zoom buttons with plain text: the default labels are HTML, which the page's Trusted Types policy refuses.
 */
export const zoomButtons = (): Control.Zoom =>
  control.zoom({ zoomInText: '+', zoomOutText: '−', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' });
