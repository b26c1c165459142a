import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decodeForeign, parseForeign } from '#contract/foreignJson';
import { sspWebhook } from '#contract/product';
import { failure, fieldFailure } from '../http/failure';
import { routeSchema } from '../http/openapi/routeSchema';
import { isSameSecret } from '../secrets/isSameSecret';
import type { Services } from '../start/services';
import { readCollection, toVerdicts } from './admgmtAds';
import { applyVerdict } from './verdict.service';

/**
 * The webhook for audit results of the platform; it exists only if the secret for their signatures is configured.
 * Results arrive at least once and in any order: applying the same one twice changes nothing.
 */
export function addSspWebhook(app: FastifyInstance, services: Services): void {
  const { config, log } = services;
  const secret = config.ssp.webhookSecret;
  if (secret === undefined) return;
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes, so the body must not be parsed.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.setValidatorCompiler(() => (bytes: unknown) => ({ value: bytes }));
    scope.post<{ Body: Buffer | null }>(
      sspWebhook.path,
      {
        schema: routeSchema(sspWebhook),
        config: { access: sspWebhook.access },
        bodyLimit: maxBytes,
        // Before the body is read.
        onRequest: (request, _reply, next) =>
          next(
            signatureIn(request.headers['x-marquee-signature']) === undefined
              ? failure('webhook.signature_invalid')
              : undefined,
          ),
      },
      async ({ body, headers }, reply) => {
        const bytes = body ?? Buffer.alloc(0);
        const timestamp = headers['x-marquee-timestamp'];
        const signed = timestamp === undefined ? bytes : Buffer.concat([Buffer.from(`${String(timestamp)}.`), bytes]);
        if (!isGenuine(secret, signed, headers['x-marquee-signature'])) throw failure('webhook.signature_invalid');
        if (timestamp !== undefined && !isRecent(timestamp))
          throw failure('webhook.signature_invalid', {
            message: 'x-marquee-timestamp must be the time of sending in seconds since 1970, at most 5 minutes ago.',
          });
        const { ads, unreadable } = readBody(decodeForeign(bytes, headers['content-type']));
        let changed = 0;
        for (const verdict of toVerdicts(ads))
          if (await applyVerdict(services, verdict, timestamp !== undefined)) changed += 1;
        log.info({ ads: ads.length, changed }, 'webhook of the supply-side platform');
        if (unreadable > 0) log.warn({ unreadable }, 'records in a webhook of the platform could not be read');
        return reply.code(204).send();
      },
    );
    done();
  });
}

/** About a thousand verdicts in one delivery. Unauthenticated callers can send as much. */
const maxBytes = 256 * 1024;

/** How far the clocks may differ, and how long a delivery may take: seconds. */
const recent = 300;

const isRecent = (timestamp: string | string[]): boolean =>
  typeof timestamp === 'string' &&
  /^\d{1,12}$/.test(timestamp) &&
  Math.abs(Date.now() / 1000 - Number(timestamp)) <= recent;

const signatureIn = (header: string | string[] | undefined): string | undefined =>
  /^sha256=([0-9a-f]{64})$/i.exec(typeof header === 'string' ? header.trim() : '')?.[1];

/** `x-marquee-signature: sha256={hex HMAC of the raw body}`; with `x-marquee-timestamp` the HMAC is of `{timestamp}.{raw body}`. */
function isGenuine(secret: string, body: Buffer, header: string | string[] | undefined): boolean {
  const given = signatureIn(header)?.toLowerCase();
  return given !== undefined && isSameSecret(given, createHmac('sha256', secret).update(body).digest('hex'));
}

function readBody(text: string) {
  let body: unknown;
  try {
    body = parseForeign(text);
  } catch {
    throw failure('request.bad_json');
  }
  const read = readCollection(body);
  if (typeof read === 'string') throw fieldFailure('request.invalid', 'ads', 'Must be a list of ads');
  return read;
}
