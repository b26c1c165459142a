import { divIcon, DomEvent, marker as createMarker, type LatLng, type Map as LeafletMap, type Marker } from 'leaflet';
import type { Cluster } from '#contract/boards';
import { diameterOf, mergeOverlapping } from './mergeOverlapping';

/** The facts of a board that is not in a cluster. */
export interface PinFacts {
  name: string;
  paused: boolean;
  ticked: boolean;
}

interface ClusterActions {
  factsOf: (boardId: string) => PinFacts;
  onBoard: (boardId: string) => void;
  onCluster: (cluster: Cluster) => void;
  /** Called with the board whose pin has the pointer or the focus; undefined: none. */
  onPointed: (boardId: string | undefined) => void;
}

const keyOf = ({ lat, long, count, boardID }: Cluster): string =>
  `${String(lat)} ${String(long)} ${String(count)} ${boardID ?? ''}`;

interface Drawn {
  marker: Marker;
  button: HTMLButtonElement;
}

/** Pixels between a focused button's centre and the edge of the map. */
const focusMargin = 32;

/**
 * Clusters and single boards on a map, each a real button. Those that remain keep their element, and so the focus; if
 * the focused one is gone (a cluster came apart), the nearest takes the focus. This is for the keyboard alone.
 */
export function createClusterLayer(map: LeafletMap) {
  const drawn = new Map<string, Drawn>();
  let current: ClusterActions | undefined;

  const add = (cluster: Cluster): Drawn => {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => {
      if (cluster.boardID === null) current?.onCluster(cluster);
      else current?.onBoard(cluster.boardID);
    });
    const point = (boardId: string | null): void => current?.onPointed(boardId ?? undefined);
    for (const begins of ['mouseenter', 'focus'] as const)
      button.addEventListener(begins, () => point(cluster.boardID));
    for (const ends of ['mouseleave', 'blur'] as const) button.addEventListener(ends, () => point(null));
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible'))
        map.panInside([cluster.lat, cluster.long], { padding: [focusMargin, focusMargin], animate: false });
    });
    DomEvent.disableClickPropagation(button);
    // An element and not a string, because the page's Trusted Types policy refuses markup.
    const icon = divIcon({ className: 'mq-map-marker', html: button, iconSize: [0, 0] });
    return {
      button,
      marker: createMarker([cluster.lat, cluster.long], { icon, keyboard: false, interactive: false }).addTo(map),
    };
  };

  const focusNearest = (place: LatLng): void => {
    const distance = ({ marker }: Drawn): number => map.distance(marker.getLatLng(), place);
    const [nearest] = [...drawn.values()].sort((one, other) => distance(one) - distance(other));
    nearest?.button.focus();
  };

  return {
    draw: (clusters: readonly Cluster[], actions: ClusterActions) => {
      current = actions;
      const focused = [...drawn.values()].find(({ button }) => button.matches(':focus-visible'));
      const clusterByKey = new Map(mergeOverlapping(map, clusters).map((cluster) => [keyOf(cluster), cluster]));
      for (const [key, { marker }] of drawn) {
        if (clusterByKey.has(key)) continue;
        marker.remove();
        drawn.delete(key);
      }
      for (const [key, cluster] of clusterByKey) {
        const marker = drawn.get(key) ?? add(cluster);
        drawn.set(key, marker);
        dress(marker.button, cluster, cluster.boardID === null ? undefined : actions.factsOf(cluster.boardID));
      }
      if (focused?.button.isConnected === false) focusNearest(focused.marker.getLatLng());
    },
  };
}

function dress(button: HTMLButtonElement, { count, boardID }: Cluster, facts: PinFacts | undefined): void {
  if (boardID === null) {
    button.className = 'mq-cluster';
    button.style.width = button.style.height = `${String(diameterOf(count))}px`;
    const shown = count > 9999 ? `${String(Math.round(count / 1000))}k` : String(count);
    button.textContent = shown;
    // The accessible name contains the visible text, for speech control.
    const exact = count > 9999 ? `: ${String(count)}` : '';
    button.setAttribute('aria-label', `${shown}${exact} boards, zoom in`);
    return;
  }
  const state = facts?.ticked === true ? 'mq-pin-ticked' : facts?.paused === true ? 'mq-pin-paused' : '';
  button.className = `mq-pin ${state}`;
  const name = facts?.name ?? 'A board';
  button.title = name;
  button.setAttribute(
    'aria-label',
    [
      `Manage Board ${name}`,
      ...(facts?.paused === true ? ['paused'] : []),
      ...(facts?.ticked === true ? ['selected'] : []),
    ].join(', '),
  );
}
