import { randomBytes } from 'node:crypto';
import { inject, startApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { aBoard, aCampaign, aDifference } from '#test/boards';
import { anaOkafor, anOrganisation, aTeam, aUser, signInAs } from '#test/people';

export const password = 'six green bottles';

/** Starts a listening server with at least one record of each kind. */
export async function makeWorld() {
  const app = await startApp({ SSP_WEBHOOK_SECRET: 'a secret of the tests' });
  const origin = await app.listen();
  const { db } = app;
  const user = await aUser(db, { ...anaOkafor, password });
  const org = await anOrganisation(db, { orgName: 'Halden Outdoor', orgType: 'Board Owner', fundsMicros: 120_500_000 });
  const team = await aTeam(db, { teamName: 'City screens', orgId: org, members: [app.adminId, user] });
  const board = await aBoard(db, {
    boardname: 'Square North',
    deviceId: 'device-1',
    boardOwner: org,
    team,
    lat: 51.5,
    long: -0.1,
    country: 'United Kingdom',
    width: 1920,
    height: 1080,
  });
  await aDifference(db, board, 'Square North');
  const artwork = (given: Parameters<typeof anArtwork>[1] = {}) => anArtwork(db, { orgId: org, ...given });
  const file = await artwork({ fileName: 'poster.png', isPreApproved: true, isReviewed: true });
  const rejected = await artwork({ fileName: 'late.png', isPreApproved: false, approvalComment: 'Too late' });
  const campaign = await aCampaign(db, { campaignName: 'Winter', boards: [board], artworks: [file, rejected] });
  await anAd(db, file, { campaignId: campaign, orgId: org });
  return {
    app,
    origin,
    db,
    user,
    org,
    team,
    board,
    file,
    campaign,
    artwork,
    aBoard: (given: Parameters<typeof aBoard>[1] = {}) => aBoard(db, given),
    aCampaign: () => aCampaign(db, { boards: [board], artworks: [file] }),
    /** Creates a session that a call can end. */
    session: (userId = user) => signInAs(db, userId),
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

/** A request: the address with its query, and the body. */
export interface Asked {
  address: string;
  body?: unknown;
  /** Null sends no token. */
  token?: string | null;
}
/**
 * What an answer must contain: field names of an object, a non-empty list of such objects, or a type. More is allowed.
 */
export type Has =
  readonly string[] | readonly [readonly string[]] | 'string' | 'number' | 'array' | { readonly [field: string]: Has };

export interface Case {
  /** The call as the documentation names it: `GET /api/user/{id}`. */
  call: string;
  ask: (world: World) => Asked | Promise<Asked>;
  has: Has;
}

export const unique = (what: string): string => `${what} ${randomBytes(4).toString('hex')}`;

/** Sends a request by its address and JSON, without the contract's types. */
export function send({ app }: Pick<World, 'app'>, method: 'GET' | 'POST', { address, body, token }: Asked) {
  return inject(app.app, method, address, {
    token: token === undefined ? app.token : token,
    payload: body,
    headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
  });
}
