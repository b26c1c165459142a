import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/** Degrees; more between two neighbours of a ring is a step over the antimeridian, not a coast. */
const step = 180;
/** South of this a ring goes around the pole, and its way along the edge of the map is right as it is. */
const polar = -80;

/** Rings that cross the antimeridian go on beyond 180 degrees: a flat map would otherwise draw a line across the whole world. */
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
