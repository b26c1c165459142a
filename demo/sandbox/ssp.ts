import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../src/server/start/services';
import { controlBody, nextControl, type Control } from './ssp.control';
import {
  findAd,
  findChanged,
  findReceived,
  putAd,
  reviewDue,
  saveControl,
  takeAd,
  takeWithdrawal,
  withdrawDue,
  type SandboxAd,
  type Sent,
} from './ssp.queries';

const pageSize = 100;
const adBody = z.looseObject({
  id: z.string().min(1).max(200),
  ext: z.looseObject({ name: z.string().optional() }).optional(),
});
const withdrawBody = z.looseObject({ ext: z.looseObject({ withdraw: z.literal(1) }) });
const adsPath = '/sandbox/ssp/bidder/:bidder/ads';
interface Asked {
  Params: { bidder: string; id: string };
  Querystring: { auditStart?: string; paginationId?: string; externalId?: string };
}

/**
 * A sandbox supply-side platform: the IAB Ad Management API 1.1 over real HTTP, with its own tables in the database. It
 * reviews ads after a few seconds and approves all except those with "deny" in their name. `POST /sandbox/ssp/control`
 * makes it misbehave. `GET /sandbox/ssp/received` counts how often each ad was sent and its withdrawal requested.
 */
export function addSandboxSsp(app: FastifyInstance, { database, config }: Services): void {
  const { db } = database;
  const bearer = `Bearer ${config.ssp.token ?? randomUUID()}`;
  const options = {
    schema: { hide: true },
    config: { access: 'public' as const },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      request.headers.authorization === bearer
        ? undefined
        : reply.code(401).send({ error: 'The bearer token is wrong or missing' }),
  };
  const bringUpToDate = async (): Promise<void> => {
    const now = new Date();
    await reviewDue(db, now);
    await withdrawDue(db, now);
  };
  /** Takes an ad, a new one or one in place of another, as the control says. */
  const take =
    (write: (params: Asked['Params'], sent: Omit<Sent, 'bidder'>) => Promise<SandboxAd | undefined>) =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const control = await nextControl(database);
      if (isRefused(control, reply)) return reply;
      const { data: ad } = adBody.safeParse(request.body);
      if (!ad) return reply.code(400).send({ error: 'Not an ad: it needs an id' });
      const now = Date.now();
      const reviewAt = new Date(now + control.reviewSeconds * 1000);
      const willDeny = control.mode === 'deny' || deniedByName(ad);
      const taken = await write(request.params, { id: ad.id, ad, now, reviewAt, willDeny });
      if (control.mode === 'lose' || control.mode === 'stall') return withoutAnswer(request, reply, control.mode);
      return answer(reply, taken);
    };
  app.post<Asked>(
    adsPath,
    options,
    take(({ bidder }, sent) => takeAd(db, { ...sent, bidder })),
  );
  app.put<Asked>(
    `${adsPath}/:id`,
    options,
    take(({ id }, sent) => putAd(db, { ...sent, id })),
  );

  app.patch<Asked>(`${adsPath}/:id`, options, async (request, reply) => {
    const control = await nextControl(database);
    if (isRefused(control, reply)) return reply;
    if (!withdrawBody.safeParse(request.body).success)
      return reply.code(400).send({ error: 'The sandbox changes nothing of an ad but ext.withdraw' });
    if (control.withdrawals === 'refuse') return reply.code(403).send({ error: 'The sandbox was told to refuse' });
    const seconds = control.withdrawals === 'delay' ? control.withdrawSeconds : 0;
    await takeWithdrawal(db, request.params.id, new Date(Date.now() + seconds * 1000));
    if (control.mode === 'lose' || control.mode === 'stall') return withoutAnswer(request, reply, control.mode);
    await bringUpToDate();
    return answer(reply, await findAd(db, request.params.id));
  });

  app.get<Asked>(adsPath, options, async (request) => {
    await bringUpToDate();
    const { auditStart = '0', paginationId } = request.query;
    const found = await findChanged(
      db,
      request.params.bidder,
      /^\d{1,15}$/.test(auditStart) ? Number(auditStart) : 0,
      paginationId,
      pageSize + 1,
    );
    return collection(found.slice(0, pageSize), found.length > pageSize);
  });

  app.get<Asked>(`${adsPath}/:id`, options, async (request, reply) => {
    await bringUpToDate();
    return answer(reply, await findAd(db, request.params.id));
  });

  app.get<Asked>('/sandbox/ssp/received', options, async (request) => {
    await bringUpToDate();
    const found = await findReceived(db, request.query.externalId);
    return { received: found, total: found.length };
  });

  app.post('/sandbox/ssp/control', options, async (request, reply) => {
    const control = controlBody.safeParse(request.body ?? {});
    if (!control.success) return reply.code(400).send({ error: z.prettifyError(control.error) });
    await saveControl(db, control.data);
    return control.data;
  });
}

const deniedByName = ({ ext }: z.output<typeof adBody>): boolean => /deny/i.test(ext?.name ?? '');

/** Answers a request whose mode refuses it. */
function isRefused({ mode }: Control, reply: FastifyReply): boolean {
  if (mode === 'fail') reply.code(500).send({ error: 'The sandbox was told to fail' });
  else if (mode === 'refuse') reply.code(400).send({ error: 'The sandbox was told to refuse' });
  else if (mode === 'throttle') reply.code(429).header('retry-after', '2').send({ error: 'Too many requests' });
  else return false;
  return true;
}

/** The ad is accepted, but the sender gets no response. */
function withoutAnswer(request: FastifyRequest, reply: FastifyReply, mode: 'lose' | 'stall'): FastifyReply {
  reply.hijack();
  // A stalled connection ends after a minute, when no client waits any longer.
  if (mode === 'lose') request.raw.socket.destroy();
  else setTimeout(() => request.raw.socket.destroy(), 60_000).unref();
  return reply;
}

const answer = (reply: FastifyReply, ad: SandboxAd | undefined): object =>
  ad ? collection([ad]) : reply.code(404).send({ error: 'No such ad' });

function collection(ads: readonly SandboxAd[], more = false): object {
  return {
    count: ads.length,
    more: more ? 1 : 0,
    ads: ads.map(({ id, init, lastmod, status, feedback, withdrawAt }) => ({
      id,
      ...(withdrawAt === null ? {} : { ext: { withdraw: 1 } }),
      init,
      lastmod,
      audit: { status, feedback, init, lastmod },
    })),
  };
}
