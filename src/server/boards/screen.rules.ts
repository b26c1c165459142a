import { isImageAddress } from '#contract/boardFields';
import { placeOf, type Screen } from '#contract/provider';
import type { BoardChange } from './boardFields.rules';

/** The provider's values of a screen as a board's values; values that the provider leaves out are absent. */
export function changeFromScreen(screen: Screen): BoardChange {
  const { publisher, geo, resolution } = screen;
  return {
    boardname: truncate(screen.name, 300),
    reachBoardId: screen.id,
    deviceId: screen.device_id,
    ...placeOf(screen),
    city: truncate(geo?.city?.name, 200),
    state: truncate(geo?.region?.name, 200),
    country: truncate(geo?.country?.name, 200),
    height: pixels(resolution?.height),
    width: pixels(resolution?.width),
    publisherId: publisher?.id ?? '',
    publisherName: truncate(publisher?.name, 200),
    screenType: truncate(screen.screen_types?.[0]?.name, 200),
    venueType: truncate(screen.venue_types?.[0]?.name, 200),
    adTypes: (screen.allowed_ad_types ?? []).slice(0, 20).map(({ name }) => truncate(name, 50).toLowerCase()),
    ...(screen.opening_hours == null ? {} : { openingHours: truncate(screen.opening_hours, 2000) }),
    ...(isAddress(screen.screen_img_url) ? { boardImgUrl: screen.screen_img_url } : {}),
  };
}

/** The provider's data is not trusted: texts that are too long are cut (never through a character), and invalid values left out. */
const truncate = (text: string | null | undefined, length: number): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, length).toWellFormed();
const pixels = (n: number | null | undefined): number | null =>
  n != null && Number.isInteger(n) && n > 0 && n <= 100_000 ? n : null;
const isAddress = (url: string | null | undefined): url is string =>
  url != null && url.length <= 2000 && !url.startsWith('/') && isImageAddress(url);
