/**
 * The statements of the bulk seed: rows are made inside the database from small lists that come as JSON parameters,
 * which is several times faster than sending each row. $1 and $2 are the first and last number of the batch.
 * Sort keys come ready from JavaScript: lower-casing in SQL depends on the database's locale.
 */

/** Ids like `newId`: eight digits of time, sixteen of the row's own number. */
const id = (kind: string, number: string): string => `($3::text || substr(md5($3::text || '${kind}' || ${number}), 1, 16))`;

export const insertBoards = `
with place as materialized (select * from jsonb_to_recordset($4::jsonb) as x(n int, spot text, spot_key text, city text, city_key text, state text, country text, country_key text, lat float8, long float8)),
  venue as materialized (select * from jsonb_to_recordset($5::jsonb) as x(n int, venue text, venue_key text, screen text, width int, height int, publisher text, publisher_key text, publisher_id text, ending text, ending_key text, hours text, area float8)),
  team as materialized (select * from jsonb_to_recordset($6::jsonb) as x(n int, id text, org text))
insert into boards (id, boardname, boardname_key, lat, long, city, city_key, state, country, country_key, height, width, min_cpi_micros, surface_area, board_owner, team,
  device_id, publisher_id, publisher_name, publisher_name_key, opening_hours, screen_type, venue_type, venue_type_key, ad_types, board_paused, is_deleted, created_at)
select ${id('board', 'i')}, p.spot || ' ' || v.ending || ' ' || i, p.spot_key || ' ' || v.ending_key || ' ' || i,
  round((p.lat + ((i * 48271) % 10007 / 10007.0 - 0.5) * 0.4)::numeric, 6), round((p.long + ((i * 16807) % 9973 / 9973.0 - 0.5) * 0.5)::numeric, 6),
  p.city, p.city_key, p.state, p.country, p.country_key, v.height, v.width, 20000 + (i % 97) * 1000, v.area, t.org, t.id,
  'bulk-' || lpad(i::text, 9, '0'), v.publisher_id, v.publisher, v.publisher_key, v.hours, v.screen, v.venue, v.venue_key,
  case when i % 3 = 0 then '["static"]'::jsonb else '["static", "video"]'::jsonb end, i % 23 = 7, i % 41 = 11, now() - (i % 31536000) * interval '1 second'
from generate_series($1::bigint, $2::bigint) i
join place p on p.n = (i * 7919) % (select count(*) from place)
join venue v on v.n = (i * 31) % (select count(*) from venue)
left join team t on t.n = i % (select greatest(count(*), 1) from team)`;

export const insertCampaigns = `
with team as materialized (select * from jsonb_to_recordset($4::jsonb) as x(n int, id text, org text)),
  word as materialized (select * from jsonb_to_recordset($5::jsonb) as x(n int, word text, word_key text))
insert into campaigns (id, campaign_name, campaign_name_key, campaign_paused, is_daily_budget_enabled, daily_budget_micros, is_monthly_budget_enabled, monthly_budget_micros, parent_org, management_team, start_time, end_time, created_at)
select ${id('campaign', 'i')}, w.word || ' ' || i, w.word_key || ' ' || i, i % 4 = 0, i % 3 <> 0, case when i % 3 <> 0 then (20 + i % 400) * 1000000::bigint end,
  i % 5 <> 0, case when i % 5 <> 0 then (500 + i % 9000) * 1000000::bigint end, t.org, t.id,
  now() - (i % 200) * interval '1 day', case when i % 6 = 0 then null else now() + ((i * 7) % 240 - 60) * interval '1 day' end, now() - (i % 230) * interval '1 day'
from generate_series($1::bigint, $2::bigint) i
join word w on w.n = (i * 13) % (select count(*) from word)
left join team t on t.n = i % (select greatest(count(*), 1) from team)`;

/** Twenty boards a campaign, of the $4 boards from number $5 on. */
export const insertCampaignBoards = `
insert into campaign_boards (campaign_id, board_id)
select ${id('campaign', 'i')}, ${id('board', '($5::bigint + (i * 7907 + k * 104729) % $4::bigint)')}
from generate_series($1::bigint, $2::bigint) i, generate_series(1, 20) k on conflict do nothing`;

/** Three artworks a campaign and an ad of each, of the $4 files from number $5 on. */
export const insertCampaignArtworks = `
insert into campaign_artworks (campaign_id, file_id)
select ${id('campaign', 'i')}, ${id('file', '($5::bigint + (i * 3 + k) % $4::bigint)')}
from generate_series($1::bigint, $2::bigint) i, generate_series(1, 3) k on conflict do nothing`;

export const insertAds = `
insert into ads (id, ad_name, ad_name_key, file_id, campaign_id, org_id, created_at)
select ${id('ad', "u.campaign_id || u.file_id")}, c.campaign_name || ': ' || f.file_name, c.campaign_name_key || ': ' || f.file_name_key, u.file_id, u.campaign_id, c.parent_org, c.created_at
from generate_series($1::bigint, $2::bigint) i
join campaign_artworks u on u.campaign_id = ${id('campaign', 'i')} join campaigns c on c.id = u.campaign_id join files f on f.id = u.file_id`;

export const insertSpend = `
insert into campaign_spend (campaign_id, at, micros)
select ${id('campaign', 'i')}, now() - (k * 7 + 1) * interval '1 hour', (1 + (i * k) % 30) * 250000
from generate_series($1::bigint, $2::bigint) i, generate_series(1, 12) k`;

export const insertFiles = `
insert into files (id, file_name, file_name_key, storage_key, file_format, purpose, org_id, created_at, is_reviewed, is_pre_approved, approval_comment, sha256, bytes, width, height, facts, decided_at)
select ${id('file', 'x.i')}, x.name, x.name_key, x.key, x.type, 'artwork', x.org, now() - x.i * interval '97 seconds', x.i % 3 <> 0,
  case x.i % 3 when 0 then null when 1 then true else false end, case when x.i % 3 = 2 then 'Text is too small to read' end, x.sha256, x.bytes, x.width, x.height, x.facts,
  case when x.i % 3 = 0 then null else now() - x.i * interval '90 seconds' end
from jsonb_to_recordset($4::jsonb) as x(i bigint, name text, name_key text, key text, type text, org text, sha256 text, bytes bigint, width int, height int, facts jsonb)
where x.i between $1::bigint and $2::bigint`;
