import {
  toBody,
  changedBody,
  emptyForm,
  describeOutcome,
  findProblems,
} from '../../../../src/client/campaigns/editor/campaignForm';

describe('the form of a campaign', () => {
  it.each([
    [{}, 'name', 'Give the campaign a name'],
    [
      { name: 'A', dailyEnabled: true },
      'daily',
      'An amount in dollars above 0, at most 1,000,000,000, with at most 2 decimals',
    ],
    [
      { name: 'A', dailyEnabled: true, daily: '1000000001' },
      'daily',
      'An amount in dollars above 0, at most 1,000,000,000, with at most 2 decimals',
    ],
    [
      { name: 'A', monthlyEnabled: true, monthly: '1.234' },
      'monthly',
      "An amount in dollars above 0, at most 1,000,000,000, with at most 2 decimals. '1.234' can be read in two ways. Write it like 1250 or 1.25",
    ],
    [
      { name: 'A', dailyEnabled: false, daily: '1,250' },
      'daily',
      "An amount in dollars above 0, at most 1,000,000,000, with at most 2 decimals. '1,250' can be read in two ways. Write it like 1250 or 1.25",
    ],
    [{ name: 'A', start: '2026-11-21T10:00', end: '2026-11-21T10:00' }, 'end', 'The end must be after the start'],
  ])('%j is refused', (form, field, message) =>
    expect(findProblems({ ...emptyForm, ...form }, emptyForm)).toEqual({ [field]: message }),
  );

  it.each(['1.234', '1.2345', '0'])(
    'with a stored amount of %s that nobody could type, the rest can be saved',
    (daily) => {
      const base = { ...emptyForm, name: 'A', dailyEnabled: true, daily };
      const form = { ...base, monthlyEnabled: true, monthly: '50' };
      expect(findProblems(form, base)).toEqual({});
      expect(changedBody(base, form)).toMatchObject({
        campaignBudget: { dailyBudget: Number(daily), monthlyBudget: 50 },
      });
      expect(findProblems({ ...form, daily: '' }, base)).toHaveProperty('daily');
    },
  );

  it('says what will happen with a new campaign as it is', () => {
    const whole = { ...emptyForm, boards: ['b'], artworks: ['a'] };
    expect(describeOutcome(emptyForm)).toBe('Without boards and artworks it is saved as a draft.');
    expect(describeOutcome({ ...whole, boards: [] })).toBe('Without boards it is saved as a draft.');
    expect(describeOutcome(whole)).toBe('Starts at once. No spending limit.');
    expect(describeOutcome({ ...whole, start: '2026-11-21T10:00', dailyEnabled: true })).toBe('');
  });

  it('is sent with dates in UTC and amounts as numbers', () =>
    expect(
      toBody({ ...emptyForm, name: ' A ', start: '2026-11-21T10:00', dailyEnabled: true, daily: '12,50' }),
    ).toEqual({
      campaignName: 'A',
      parentOrg: '',
      managementTeam: null,
      startTime: new Date(2026, 10, 21, 10).toISOString(),
      endTime: null,
      campaignBudget: {
        isDailyBudgetEnabled: true,
        dailyBudget: 12.5,
        isMonthlyBudgetEnabled: false,
        monthlyBudget: null,
      },
      campaignBoards: [],
      artworks: [],
    }));

  it('sends only what differs from the campaign as it was read; the order of boards does not', () => {
    const base = { ...emptyForm, name: 'A', boards: ['1', '2'] };
    expect(changedBody(base, { ...base, boards: ['2', '1'] })).toEqual({});
    expect(changedBody(base, { ...base, name: 'B' })).toEqual({ campaignName: 'B' });
    expect(changedBody(base, { ...base, organisation: 'o2', team: '' })).toEqual({ parentOrg: 'o2' });
    expect(changedBody({ ...base, team: 't1' }, base)).toEqual({ managementTeam: null });
    expect(Object.keys(changedBody(base, { ...base, daily: '3', boards: [] }))).toEqual([
      'campaignBudget',
      'campaignBoards',
    ]);
  });
});
