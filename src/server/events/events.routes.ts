import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/events';
import { failure } from '../http/failure';
import { hashBearer } from '../access/requireAdmin';
import { serveStream, type Route } from '../http/serve';
import type { Services } from '../start/services';

/** The stream of changes. */
export function eventsRoutes({ events, draining }: Services): Route[] {
  return [
    serveStream(contract.streamEvents, async ({ request, reply, visible, actor }) => {
      if (draining.signal.aborted) throw failure('unavailable', { retryAfter: 1 });
      void reply.type('text/event-stream; charset=utf-8');
      // Nothing follows the stream, so a stopping server need not wait for another request on the connection.
      void reply.header('connection', 'close');
      // Tells proxies that buffer responses (nginx) to pass the events on at once.
      void reply.header('x-accel-buffering', 'no');
      return events.open({ userId: actor.userId, tokenHash: hashBearer(request), visible }, readLastEventId(request));
    }),
  ];
}

function readLastEventId({ headers }: FastifyRequest): string | undefined {
  const given = headers['last-event-id'];
  return typeof given === 'string' && given !== '' ? given : undefined;
}
