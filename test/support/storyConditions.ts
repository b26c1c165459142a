import { failureStatus, type FailureCode } from '#contract/failure';

export const networks = ['fast', 'slow', '500', '403', '401', 'offline'] as const;
export const dataSets = ['typical', 'empty', 'one', 'awkward names', 'large'] as const;

export interface Conditions {
  /** `fast`: every call gets the story's answer at once. */
  network: (typeof networks)[number];
  /** `typical`: lists contain the story's rows. */
  data: (typeof dataSets)[number];
}

const usual: Conditions = { network: 'fast', data: 'typical' };
let current = usual;

/** The conditions chosen in the toolbar, which apply to the answers of all stories. */
export const conditions = (): Conditions => current;
export function setConditions(next: Partial<Conditions>): void {
  current = { ...usual, ...next };
}

const refusals: Partial<Record<Conditions['network'], FailureCode>> = {
  500: 'internal',
  403: 'session.not_admin',
  401: 'session.required',
};
const slowMs = 2_000;

/** A failure as the server answers it. */
export const failureResponse = (code: FailureCode, message: string, requestId: string): Response =>
  Response.json(
    { statusCode: failureStatus[code], error: 'Error', message, code },
    { status: failureStatus[code], headers: { 'x-request-id': requestId } },
  );

/** The answer of a call under the chosen network and data conditions. */
export async function underConditions(
  { network, data }: Conditions,
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const code = refusals[network];
  if (network === 'offline') throw new TypeError('Failed to fetch');
  if (code !== undefined) return failureResponse(code, 'Chosen in the toolbar.', 'toolbar');
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  const response = await respond();
  if (data === 'typical' || !response.ok || request.method !== 'GET') return response;
  return Response.json(
    reshape(await response.json(), data, Number(new URL(request.url).searchParams.get('pageSize') ?? 10)),
  );
}

type Row = Record<string, unknown>;
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && '_id' in row);

/** A reply that is a page of a list (rows and their total) with other rows; any other reply as it is. */
export function reshape(reply: unknown, data: Conditions['data'], pageSize: number): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  const list = Object.entries(reply).find((entry): entry is [string, Row[]] => isRows(entry[1]));
  const total = Object.keys(reply).find((key) => key.startsWith('total'));
  if (list === undefined || total === undefined) return reply;
  const [key, rows] = list;
  const shaped = rowsFor(data, rows, pageSize);
  return {
    ...reply,
    [key]: shaped,
    [total]: data === 'large' ? 100_000 : data === 'awkward names' ? (reply as Row)[total] : shaped.length,
  };
}

function rowsFor(data: Conditions['data'], rows: readonly Row[], pageSize: number): readonly Row[] {
  if (data === 'empty') return [];
  if (data === 'one') return rows.slice(0, 1);
  if (data === 'awkward names') return rows.map(awkward);
  if (data === 'typical' || rows.length === 0) return rows;
  return Array.from({ length: Math.min(pageSize, 100) }, (_, at) => ({
    ...rows[at % rows.length],
    _id: `large-${String(at)}`,
  }));
}

const named = /^(.*name|firstName|lastName|city|country)$/i;
const names = [
  'Ünïcödé & <b>bold</b> "quotes"',
  `${'Donaudampfschifffahrts'.repeat(6)}kapitän`,
  'لوحة إعلانات الرياض',
  '東京駅八重洲口デジタルサイネージ',
  '=1+1;DROP TABLE',
  ' ',
  "O'Brien\u200b\u202eevil",
] as const;
const awkward = (row: Row, at: number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      named.test(key) && typeof value === 'string' ? names[at % names.length] : value,
    ]),
  );
