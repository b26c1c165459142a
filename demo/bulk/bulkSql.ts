import { sql, type SQL } from 'drizzle-orm';
import type { SmallLists } from './bulkLists';

/**
 * The statements of the bulk seed: the database makes the rows from small lists that are JSON parameters, which is several
 * times faster than sending each row. JavaScript computes the sort keys, since lower-casing in SQL depends on the locale
 * of the database.
 */
export interface Batch {
  /** Numbers of the first and the last row; they are in names and ids. */
  first: number;
  last: number;
  /** Eight hexadecimal digits that all ids of a run begin with, like `newId` the time. */
  prefix: string;
}

/** Sixteen more digits from the kind of row and its number, so that a later statement can refer to it without a query. */
const id = ({ prefix }: Batch, kind: 'board' | 'file' | 'campaign' | 'ad', number: SQL): SQL =>
  sql`(${prefix}::text || substr(md5(${prefix}::text || ${kind}::text || ${number}), 1, 16))`;
const rows = ({ first, last }: Batch): SQL => sql`generate_series(${first}::bigint, ${last}::bigint) i`;
const i = sql`i`;

export const insertBoards = (batch: Batch, { places, venues, teams }: SmallLists): SQL => sql`
with place as materialized (select * from jsonb_to_recordset(${places}::jsonb) as x(n int, spot text, spot_key text, city text, city_key text, state text, country text, country_key text, lat float8, long float8)),
  venue as materialized (select * from jsonb_to_recordset(${venues}::jsonb) as x(n int, venue text, venue_key text, screen text, width int, height int, publisher text, publisher_key text, publisher_id text, ending text, ending_key text, hours text, area float8)),
  team as materialized (select * from jsonb_to_recordset(${teams}::jsonb) as x(n int, id text, org text))
insert into boards (id, boardname, boardname_key, lat, long, city, city_key, state, country, country_key, height, width, min_cpi_micros, surface_area, board_owner, team,
  device_id, publisher_id, publisher_name, publisher_name_key, opening_hours, screen_type, venue_type, venue_type_key, ad_types, board_paused, is_deleted, created_at)
select ${id(batch, 'board', i)}, p.spot || ' ' || v.ending || ' ' || i, p.spot_key || ' ' || v.ending_key || ' ' || i,
  round((p.lat + ((i * 48271) % 10007 / 10007.0 - 0.5) * 0.4)::numeric, 6), round((p.long + ((i * 16807) % 9973 / 9973.0 - 0.5) * 0.5)::numeric, 6),
  p.city, p.city_key, p.state, p.country, p.country_key, v.height, v.width, 20000 + (i % 97) * 1000, v.area, t.org, t.id,
  'bulk-' || lpad(i::text, 9, '0'), v.publisher_id, v.publisher, v.publisher_key, v.hours, v.screen, v.venue, v.venue_key,
  case when i % 3 = 0 then '["static"]'::jsonb else '["static", "video"]'::jsonb end, i % 23 = 7, i % 41 = 11, now() - (i % 31536000) * interval '1 second'
from ${rows(batch)}
join place p on p.n = (i * 7919) % (select count(*) from place)
join venue v on v.n = (i * 31) % (select count(*) from venue)
left join team t on t.n = i % (select greatest(count(*), 1) from team)`;

export const insertCampaigns = (batch: Batch, { teams, names }: SmallLists): SQL => sql`
with team as materialized (select * from jsonb_to_recordset(${teams}::jsonb) as x(n int, id text, org text)),
  name as materialized (select * from jsonb_to_recordset(${names}::jsonb) as x(n int, name text, name_key text))
insert into campaigns (id, campaign_name, campaign_name_key, campaign_paused, is_daily_budget_enabled, daily_budget_micros, is_monthly_budget_enabled, monthly_budget_micros, parent_org, management_team, start_time, end_time, created_at)
select ${id(batch, 'campaign', i)}, w.name || ' ' || i, w.name_key || ' ' || i, i % 4 = 0, i % 3 <> 0, case when i % 3 <> 0 then (20 + i % 400) * 1000000::bigint end,
  i % 5 <> 0, case when i % 5 <> 0 then (500 + i % 9000) * 1000000::bigint end, t.org, t.id,
  now() - (i % 200) * interval '1 day', case when i % 6 = 0 then null else now() + ((i * 7) % 240 - 60) * interval '1 day' end, now() - (i % 230) * interval '1 day'
from ${rows(batch)}
join name w on w.n = (i * 13) % (select count(*) from name)
left join team t on t.n = i % (select greatest(count(*), 1) from team)`;

/** Rows of an earlier statement that a later one refers to: how many, from which number on. */
export interface Made {
  count: number;
  from: number;
}

/** Twenty boards a campaign. */
export const insertCampaignBoards = (batch: Batch, { count, from }: Made): SQL => sql`
insert into campaign_boards (campaign_id, board_id)
select ${id(batch, 'campaign', i)}, ${id(batch, 'board', sql`(${from}::bigint + (i * 7907 + k * 104729) % ${count}::bigint)`)}
from ${rows(batch)}, generate_series(1, 20) k on conflict do nothing`;

/** Three artworks a campaign. */
export const insertCampaignArtworks = (batch: Batch, { count, from }: Made): SQL => sql`
insert into campaign_artworks (campaign_id, file_id)
select ${id(batch, 'campaign', i)}, ${id(batch, 'file', sql`(${from}::bigint + (i * 3 + k) % ${count}::bigint)`)}
from ${rows(batch)}, generate_series(1, 3) k on conflict do nothing`;

/** An ad of each artwork of a campaign. */
export const insertAds = (batch: Batch): SQL => sql`
insert into ads (id, ad_name, ad_name_key, file_id, campaign_id, org_id, created_at)
select ${id(batch, 'ad', sql`u.campaign_id || u.file_id`)}, c.campaign_name || ': ' || f.file_name, c.campaign_name_key || ': ' || f.file_name_key, u.file_id, u.campaign_id, c.parent_org, c.created_at
from ${rows(batch)}
join campaign_artworks u on u.campaign_id = ${id(batch, 'campaign', i)} join campaigns c on c.id = u.campaign_id join files f on f.id = u.file_id`;

export const insertSpend = (batch: Batch): SQL => sql`
insert into campaign_spend (campaign_id, at, micros)
select ${id(batch, 'campaign', i)}, now() - (k * 7 + 1) * interval '1 hour', (1 + (i * k) % 30) * 250000
from ${rows(batch)}, generate_series(1, 12) k`;

/** The files themselves come as JSON, since their bytes were stored one by one. */
export const insertFiles = (batch: Batch, files: string): SQL => sql`
insert into files (id, file_name, file_name_key, storage_key, file_format, purpose, org_id, created_at, is_reviewed, is_pre_approved, approval_comment, sha256, bytes, width, height, facts, decided_at)
select ${id(batch, 'file', sql`x.i`)}, x.name, x.name_key, x.key, x.type, 'artwork', x.org, now() - x.i * interval '97 seconds', x.i % 3 <> 0,
  case x.i % 3 when 0 then null when 1 then true else false end, case when x.i % 3 = 2 then 'Text is too small to read' end, x.sha256, x.bytes, x.width, x.height, x.facts,
  case when x.i % 3 = 0 then null else now() - x.i * interval '90 seconds' end
from jsonb_to_recordset(${files}::jsonb) as x(i bigint, name text, name_key text, key text, type text, org text, sha256 text, bytes bigint, width int, height int, facts jsonb)`;
