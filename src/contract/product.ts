import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, instant, moment, pageQuery, search } from './page';

export const config = z
  .object({
    productName: z.string(),
    inventoryUrl: z.string(),
    extensions: z.array(z.string()),
    devtools: z.boolean(),
    version: z.string(),
    publisherFilter: z.string().optional().describe('Name of the query parameter that filters screens by publisher'),
    demo: z.boolean().optional(),
    platform: z
      .object({ name: z.string(), canWithdraw: z.boolean() })
      .optional()
      .describe('The supply-side platform, and whether it can be asked to stop an artwork'),
    signIn: z
      .object({
        password: z.boolean().describe('Whether anybody but the emergency account may sign in with a password'),
        oidc: z.string().optional().describe('Name of the OpenID Connect provider, if there is one'),
        secondFactor: z.boolean().optional().describe('Whether everybody who signs in with a password needs one'),
      })
      .optional(),
  })
  .meta({ id: 'Config' });
export type ProductConfig = z.output<typeof config>;
export const getConfig = endpoint({
  name: 'getConfig',
  path: '/api/config',
  summary: 'Run-time settings of the console',
  access: 'public',
  reply: config,
});

const actChange = z.object({
  field: z.string(),
  from: z.string().nullable().describe('Text for display; null if there was no value'),
  to: z.string().nullable(),
});
export type ActChange = z.output<typeof actChange>;

export const auditEntry = z
  .object({
    _id: id,
    at: instant,
    by: z.string().describe('The name at that time'),
    byID: id
      .nullable()
      .optional()
      .describe('Id of the account; null for the product itself and for people who are not signed in'),
    byEmail: z.string().nullable().optional().describe('The current e-mail address of the account'),
    action: z.string(),
    subject: z.string(),
    subjectID: z.string(),
    recordName: z.string().nullable().optional().describe('Of the record as it is now; null where it has none'),
    detail: z.string(),
    changes: z.array(actChange).nullish().describe('Old and new values, where the act changed fields of the record'),
    address: z.string().optional().describe('Of others only with the permission `people`'),
    requestID: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;
export const listAudit = endpoint({
  name: 'listAudit',
  path: '/api/audit',
  extension: 'audit',
  summary: 'Every decision and destructive act: who, what, when, from where',
  query: z.strictObject({
    ...pageQuery(['at'], { pageSize: 20, sortID: 'at', sortDesc: true }),
    search,
    action: z
      .string()
      .max(500)
      .optional()
      .describe('A kind (`board.delete`), a noun (`board`), or several of them separated by commas'),
    person: id.optional().describe('Id of the account or the service token'),
    subject: z.string().max(100).optional().describe('The kind of record: `board`'),
    recordID: id.optional(),
    from: moment.optional(),
    to: moment.optional().describe('Exclusive'),
  }),
  reply: z.object({ entries: z.array(auditEntry), totalEntries: z.number().int() }),
});

/**
 * IAB Ad Management API 1.1 webhook: a sparse collection of ads, accepted with a 204 as the standard requires; after
 * any other status the platform sends it again. Signed in `x-marquee-signature: sha256={hex HMAC of the raw body}`.
 */
export const sspWebhook = endpoint({
  name: 'sspWebhook',
  path: '/api/ssp/webhook',
  extension: 'ssp-submissions',
  summary: 'Audit results pushed by the supply-side platform',
  access: 'public',
  silent: true,
  body: z.looseObject({
    ads: z.array(
      z.looseObject({
        id: z.string(),
        lastmod: z.number().optional(),
        audit: z
          .looseObject({
            status: z.number().int(),
            feedback: z.array(z.string()).optional(),
            lastmod: z.number().optional(),
          })
          .optional(),
      }),
    ),
  }),
  reply: z.null(),
  failures: ['webhook.signature_invalid'],
});
