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
  /** Eight hexadecimal digits at the start of all ids of a run, where `newId` has the time. */
  prefix: string;
}

/** Sixteen more digits from the kind of row and its number, so that a later statement can refer to it without a query. */
const id = ({ prefix }: Batch, kind: 'board' | 'file' | 'campaign' | 'ad' | 'event' | 'submission', number: SQL): SQL =>
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

/** A row for each of the last 30 days, and one a week for half a year before. */
export const insertSpend = (batch: Batch): SQL => sql`
insert into campaign_spend (campaign_id, at, micros)
select ${id(batch, 'campaign', i)}, now() - case when k <= 30 then (k - 1) * 24 + 1 else 720 + (k - 30) * 168 end * interval '1 hour', (1 + (i * k) % 30) * 250000
from ${rows(batch)}, generate_series(1, 54) k`;

/** How the artworks of a run are spread over the last year: `from` and `count` are those of the run. */
const createdAt = ({ count, from }: Made): SQL =>
  sql`(now() - (x.i - ${from}::bigint) * interval '365 days' / ${count}::int)`;

/**
 * The files themselves come as JSON, since their bytes were stored one by one. A third each waits, is approved, is
 * rejected. Each has a hash of its own: else the next start would spend minutes on looking for look-alikes.
 */
export const insertFiles = (batch: Batch, files: string, made: Made): SQL => sql`
with reviewer as materialized (select id, (row_number() over (order by id) - 1)::int as n from users where is_admin order by id limit 4)
insert into files (id, file_name, file_name_key, storage_key, file_format, purpose, org_id, created_at, is_reviewed, is_pre_approved, approval_comment, sha256, picture_hash, bytes, width, height, facts, decided_at, decided_by)
select ${id(batch, 'file', sql`x.i`)}, x.name, x.name_key, x.key, x.type, 'artwork', x.org, ${createdAt(made)}, x.i % 3 <> 0,
  case x.i % 3 when 0 then null when 1 then true else false end, case when x.i % 3 = 2 then (array['Text is too small to read', 'Price is out of date', 'Logo is cut off at the edge', 'Wrong opening hours', 'Date is unreadable at speed', 'Too dark'])[1 + (x.i / 3) % 6] end,
  x.sha256, substr(md5(x.i::text), 1, 16), x.bytes, x.width, x.height, x.facts,
  case when x.i % 3 <> 0 then least(now(), ${createdAt(made)} + (3 + (x.i * 7919) % 4320) * interval '1 minute') end,
  case when x.i % 3 <> 0 then (select id from reviewer where n = x.i % (select greatest(1, count(*)) from reviewer)) end
from jsonb_to_recordset(${files}::jsonb) as x(i bigint, name text, name_key text, key text, type text, org text, sha256 text, bytes bigint, width int, height int, facts jsonb)`;

/** The decision that stands on each file, and for every fifth an earlier one that was undone. */
export const insertDecisions = (batch: Batch): SQL => sql`
insert into file_events (id, file_id, at, by_user, by_name, kind, from_state, to_state, comment)
select ${id(batch, 'event', sql`f.id || e.n`)}, f.id, f.decided_at - (3 - e.n) * interval '1 minute', f.decided_by, 'Marquee', e.kind, e.before, e.after, case when e.after = 'rejected' then f.approval_comment end
from ${rows(batch)} join files f on f.id = ${id(batch, 'file', i)} and f.decided_at is not null
cross join lateral (values (1, 'approved', 'not set', 'approved'), (2, 'undone', 'approved', 'not set'),
  (3, case when f.is_pre_approved then 'approved' else 'disapproved' end, 'not set', case when f.is_pre_approved then 'approved' else 'rejected' end)) as e(n, kind, before, after)
where e.n = 3 or i % 5 = 0`;

/** The words of the same picture in the demo's artworks, so that nothing is read again. */
export const copyWords = sql`
insert into file_words (file_id, state, words, folded)
select f.id, w.state, w.words, w.folded from files f
join (select distinct on (read.sha256) read.sha256, file_words.* from files read join file_words on file_words.file_id = read.id
  order by read.sha256) w on w.sha256 = f.sha256
on conflict do nothing`;

/** A submission of every approved file: most with a verdict after some hours. */
export const insertSubmissions = (batch: Batch): SQL => sql`
insert into submissions (id, file_id, file_version, driver, external_id, state, attempts, created_at, updated_at, sent_at, verdict_at)
select ${id(batch, 'submission', sql`f.id`)}, f.id, 1, 'manual', f.id || ':1', s.state, 1, f.decided_at, f.decided_at + s.took, f.decided_at, case when s.state in ('approved', 'denied') then f.decided_at + s.took end
from ${rows(batch)} join files f on f.id = ${id(batch, 'file', i)} and f.is_pre_approved
cross join lateral (select (1 + (i * 31) % 2880) * interval '1 minute' as took, case (i / 3) % 10 when 0 then 'denied' when 1 then 'manual' when 2 then 'expired' else 'approved' end as state) s`;
