import pLimit from 'p-limit';
import { savePoster } from '#contract/placementRules';
import { sendCall, type ApiDispatch } from '../api/sendCall';
import { artworkApi, decisionTags } from './artwork.api';
import { drawFrame } from './film';

/** Pixels; the server reads words at this width. */
const posterWidth = 1600;

/**
 * The frame in the middle of a film as JPEG in base64: many films begin in black. undefined if this browser cannot play it, or
 * if its store does not let pages read its pixels (CORS).
 */
async function drawPoster(source: string): Promise<string | undefined> {
  const film = Object.assign(document.createElement('video'), {
    crossOrigin: 'anonymous',
    muted: true,
    preload: 'auto',
  });
  const reached = (event: 'loadeddata' | 'seeked') =>
    new Promise((resolve, reject) => {
      film.addEventListener(event, resolve, { once: true });
      film.addEventListener('error', reject, { once: true });
    });
  try {
    const loaded = reached('loadeddata');
    film.src = source;
    await loaded;
    if (Number.isFinite(film.duration)) {
      const seeked = reached('seeked');
      film.currentTime = film.duration / 2;
      await seeked;
    }
    const canvas = document.createElement('canvas');
    return drawFrame(film, canvas, posterWidth) ? canvas.toDataURL('image/jpeg', 0.85).split(',')[1] : undefined;
  } catch {
    return undefined;
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

/** Films whose poster was sent, or could not be drawn; not tried again before the next reload. */
const tried = new Set<string>();
/** One film at a time, because each may be large. */
const oneAtATime = pLimit(1);

/** Sends the API a frame of a film as its poster, if this browser can draw one. `source`: the film's address. */
export function sendPoster(dispatch: ApiDispatch, id: string, source: string): void {
  if (tried.has(id)) return;
  tried.add(id);
  void oneAtATime(async () => {
    const picture = await drawPoster(source);
    if (picture === undefined) return;
    const outcome = await dispatch(sendCall(savePoster, { params: { id }, body: { picture } }));
    if ('reply' in outcome) dispatch(artworkApi.util.invalidateTags(decisionTags(id)));
  });
}
