import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/** Degrees: a larger step between two points of a ring crosses the antimeridian. */
const step = 180;
/** Rings south of this go around the pole; their line along the edge of the map is correct. */
const polar = -80;

/**
 * Continues rings that cross the antimeridian beyond 180 degrees; otherwise a flat map would draw a line across the
 * whole world.
 */
export function unwrapped(world: Feature | FeatureCollection): FeatureCollection {
  const features = world.type === 'FeatureCollection' ? world.features : [world];
  return {
    type: 'FeatureCollection',
    features: features.map((each) => ({ ...each, geometry: ofGeometry(each.geometry) })),
  };
}

function ofGeometry(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(ofRing) };
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(ofRing)) };
  return geometry;
}

function ofRing(ring: Position[]): Position[] {
  if (ring.some(([, lat = 0]) => lat < polar)) return ring;
  let turn = 0;
  let last: number | undefined;
  return ring.map(([long = 0, lat = 0]) => {
    if (last !== undefined && long - last > step) turn -= 360;
    if (last !== undefined && last - long > step) turn += 360;
    last = long;
    return [long + turn, lat];
  });
}
