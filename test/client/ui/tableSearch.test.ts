import {
  choiceFilter,
  describeFilters,
  flagFilter,
  textFilter,
  readTableSearch,
  writeFilters,
  writeTableParams,
} from '../../../src/client/ui/table/tableSearch';

const defaults = { pageSize: 10, sortID: 'name', sortDesc: true, sortIDs: ['name', 'town'] } as const;
const shape = { search: textFilter, paused: flagFilter, kind: choiceFilter(['big', 'small']) };
const params = (text: string) => new URLSearchParams(text);
const readTableParams = (of: URLSearchParams, prefix = '') => readTableSearch(of, prefix, defaults, shape).tableParams;
const readFilters = (of: URLSearchParams) => readTableSearch(of, '', defaults, shape).filters;

describe('reading the address', () => {
  it('falls back to the defaults', () => {
    expect(readTableParams(params(''))).toEqual({
      page: 1,
      pageSize: 10,
      sort: { id: 'name', desc: true },
    });
  });
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e3',
    'page=',
    'page=99999999999',
    'pageSize=501',
    'pageSize=0',
    'sortID=password',
    'sortDesc=yes',
  ])('treats %s as invalid', (junk) => {
    expect(readTableParams(params(junk))).toEqual(readTableParams(params('')));
  });
  it('reads its own prefix and no other', () => {
    const text = 'page=7&latest.page=3&latest.sortID=town&latest.sortDesc=false';
    expect(readTableParams(params(text), 'latest')).toEqual({
      page: 3,
      pageSize: 10,
      sort: { id: 'town', desc: false },
    });
    expect(readTableParams(params(text)).page).toBe(7);
  });
  it('takes a search of characters that nobody can see, or of accents alone, for none', () => {
    for (const nothing of ['\u200B', '\u0301', ' \u0301\u064E', '\t'])
      expect(readFilters(new URLSearchParams({ search: nothing }))).toEqual({});
    expect(readFilters(params('search=Elm%09Street%0A9'))).toEqual({ search: 'Elm Street 9' });
  });
  it('reads filters by their schemas and drops invalid ones', () => {
    expect(readFilters(params('search= lamp &paused=true&kind=huge'))).toEqual({
      search: 'lamp',
      paused: true,
    });
    expect(readFilters(params('paused=maybe&search=%20'))).toEqual({});
    expect(readFilters(params('paused=false'))).toEqual({ paused: false });
  });
  it('searches by the beginning of a text that is too long, and does not show the whole list as if it matched', () => {
    expect(readFilters(params(`search=${'x'.repeat(201)}`))).toEqual({ search: 'x'.repeat(200) });
  });
});

describe('writing the address', () => {
  it.each([
    { page: 1, pageSize: 10, sort: { id: 'name', desc: true } },
    { page: 4, pageSize: 50, sort: { id: 'town', desc: false } },
  ] as const)('is read back as %j', (tableParams) => {
    expect(readTableParams(writeTableParams(params(''), 'x', defaults, tableParams), 'x')).toEqual(tableParams);
  });
  it('leaves the defaults out and everything else alone', () => {
    const written = writeTableParams(params('orgID=7&page=3'), '', defaults, {
      page: 1,
      pageSize: 10,
      sort: { id: 'name', desc: true },
    });
    expect(written.toString()).toBe('orgID=7');
  });
  it('goes to the first page when a filter changes', () => {
    expect(writeFilters(params('page=3&pageSize=50'), '', { paused: true }).toString()).toBe('pageSize=50&paused=true');
  });
});

test('filters are written in words, as far as they are set', () => {
  const words = { country: 'Country', paused: (paused: boolean) => (paused ? 'Paused' : 'Active'), search: 'Search' };
  const filters = (given: { country?: string; paused?: boolean; search?: string }) => describeFilters(given, words);
  expect(filters({ country: 'Iceland', paused: false })).toBe('Country: Iceland · Active');
  expect(filters({ search: '' })).toBe('');
});
