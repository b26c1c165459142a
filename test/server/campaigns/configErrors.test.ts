import { configErrors, type CampaignFacts } from '../../../src/server/campaigns/configErrors.rules';

const approved = { fileName: 'a.png', isVideo: false, isPreApproved: true, orgId: 'o' };
const fine: CampaignFacts = {
  parentOrg: 'o',
  managementTeam: 't',
  teamOrg: 'o',
  startTime: new Date('2026-01-01'),
  endTime: new Date('2026-02-01'),
  isDailyBudgetEnabled: true,
  dailyBudgetMicros: 1,
  isMonthlyBudgetEnabled: false,
  monthlyBudgetMicros: null,
  fundsMicros: 1,
  boards: {
    booked: 3,
    deleted: 1,
    paused: 1,
    stillOnly: 0,
    stillOnlyName: null,
    gone: 0,
    goneName: null,
    unserved: 0,
    refused: 0,
    refusal: null,
    refusing: [],
  },
  artworks: [approved],
};
const boards = { ...fine.boards, booked: 1, deleted: 0, paused: 0 };

test('a campaign that can run has no config errors', () => {
  expect(configErrors(fine)).toEqual([]);
  expect(
    configErrors({ ...fine, startTime: null, endTime: null, isDailyBudgetEnabled: false, dailyBudgetMicros: null }),
  ).toEqual([]);
});

test.each<[Partial<CampaignFacts>, string[]]>([
  [{ parentOrg: null, managementTeam: null, fundsMicros: null }, ['No organisation and no team is set.']],
  [{ parentOrg: null, fundsMicros: null }, ['No organisation is set, so nobody pays for it.']],
  [{ managementTeam: null }, ['No management team is set.']],
  [{ teamOrg: 'another' }, ['The management team belongs to another organisation.']],
  [{ teamOrg: null }, []],
  [{ artworks: [{ ...approved, orgId: 'another' }, approved] }, ['1 artwork belongs to another organisation.']],
  [
    {
      artworks: [
        { ...approved, orgId: 'another' },
        { ...approved, orgId: 'third' },
        { ...approved, orgId: 'third' },
      ],
    },
    ['3 artworks belong to another organisation.'],
  ],
  [{ boards: { ...boards, booked: 0 } }, ['No boards are chosen.']],
  [{ boards: { ...boards, deleted: 1 } }, ['Its only board is deleted.']],
  [{ boards: { ...boards, booked: 2, deleted: 2 } }, ['All of its boards are deleted.']],
  [{ boards: { ...boards, booked: 2, paused: 2 } }, ['All of its boards are paused.']],
  [{ boards: { ...boards, booked: 2, paused: 1, deleted: 1 } }, ['All of its boards are paused or deleted.']],
  [{ artworks: [] }, ['No artwork is chosen.']],
  [{ artworks: [{ ...approved, isPreApproved: false }] }, ['a.png was disapproved.']],
  [
    {
      artworks: [
        { ...approved, isPreApproved: null },
        { ...approved, fileName: 'b.png', isPreApproved: null },
        approved,
      ],
    },
    ['a.png and 1 other artwork are waiting for review.'],
  ],
  [
    {
      artworks: [
        { ...approved, isPreApproved: false },
        { ...approved, fileName: 'b.png', isPreApproved: null },
      ],
    },
    ['a.png was disapproved.', 'b.png is waiting for review.'],
  ],
  [
    {
      artworks: [{ ...approved, fileName: 'v.mp4', isVideo: true }],
      boards: { ...boards, stillOnly: 1, stillOnlyName: 'Shinjuku' },
    },
    ['v.mp4 is a video; Shinjuku takes images only.'],
  ],
  [
    {
      artworks: [{ ...approved, fileName: 'v.mp4', isVideo: true }],
      boards: { ...boards, booked: 9, stillOnly: 3, stillOnlyName: 'Shinjuku' },
    },
    ['v.mp4 is a video; Shinjuku and 2 other boards take images only.'],
  ],
  [{ boards: { ...boards, stillOnly: 1, stillOnlyName: 'Shinjuku' } }, []],
  [{ boards: { ...boards, gone: 1, goneName: 'Shinjuku' } }, ["Shinjuku is not in the provider's list any more."]],
  [
    { boards: { ...boards, booked: 3, gone: 2, goneName: 'Shinjuku' } },
    ["Shinjuku and 1 other board are not in the provider's list any more."],
  ],
  [
    { artworks: [{ ...approved, orgId: 'another', isPreApproved: false }] },
    ['1 artwork was disapproved.', '1 artwork belongs to another organisation.'],
  ],
  [
    {
      artworks: [
        { ...approved, fileName: 'secret.png', orgId: 'another', isPreApproved: false },
        { ...approved, isPreApproved: false },
      ],
    },
    ['a.png and 1 other artwork were disapproved.', '1 artwork belongs to another organisation.'],
  ],
  [{ boards: { ...boards, booked: 7, unserved: 3 } }, ['No artwork fits 3 of its 7 boards.']],
  [
    { boards: { ...boards, booked: 7, refused: 2, refusal: 'alcohol at a point of care' } },
    ['Not here: alcohol at a point of care. It shows nothing on 2 of its 7 boards.'],
  ],
  [{ endTime: new Date('2026-01-01') }, ['It ends before it starts.']],
  [
    { dailyBudgetMicros: null, isMonthlyBudgetEnabled: true, monthlyBudgetMicros: 0 },
    ['The daily budget is on but has no amount.', 'The monthly budget is on but has no amount.'],
  ],
  [{ fundsMicros: 0 }, ['The wallet of the organisation is empty.']],
])('%j', (given, messages) => {
  const errors = configErrors({ ...fine, ...given });
  expect(errors.map(({ message }) => message)).toEqual(messages);
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
});
