import { modifyBoard } from '#contract/boards';
import { modifyCampaign } from '#contract/campaigns';
import { modifyOrganisation, modifyTeam } from '#contract/organisations';
import { modifyUser } from '#contract/session';
import { type Answer, testApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { anOrganisation, aTeam, aUser } from '#test/people';
import { sweep } from '#test/sweep';

const app = testApp();

type Saved = Pick<Answer<typeof modifyBoard>, 'status' | 'failure'>;
interface Noun {
  make: () => Promise<string>;
  /** Saves a name, or what stands for it, over a version. */
  save: (id: string, name: string, as: { headers?: Record<string, string> }) => Promise<Saved>;
}
const nouns: Record<string, Noun> = {
  board: {
    make: () => aBoard(app.db),
    save: (id, boardname, as) => app.call(modifyBoard, { params: { id }, body: { boardname } }, as),
  },
  campaign: {
    make: () => aCampaign(app.db),
    save: (id, campaignName, as) => app.call(modifyCampaign, { params: { id }, body: { campaignName } }, as),
  },
  organisation: {
    make: () => anOrganisation(app.db),
    save: (id, orgName, as) => app.call(modifyOrganisation, { params: { id }, body: { orgName } }, as),
  },
  team: {
    make: () => aTeam(app.db),
    save: (id, teamName, as) => app.call(modifyTeam, { params: { id }, body: { teamName } }, as),
  },
  user: {
    make: () => aUser(app.db, { email: 'contested@test.example' }),
    save: (id, firstName, as) => app.call(modifyUser, { params: { id }, body: { firstName } }, as),
  },
};

test('of two saves of one version at once one wins; the other gets the current record, who changed it and when', () =>
  sweep(Object.entries(nouns), async ({ make, save }) => {
    const id = await make();
    const over = (version: number) => ({ headers: { 'if-match': `"${String(version)}"` } });
    const answers = await Promise.all(['Mine', 'Yours'].map((name) => save(id, name, over(1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { failure } = answers.find(({ status }) => status === 409)!;
    expect(failure).toMatchObject({
      code: 'record.stale',
      changedBy: 'Robin Vale',
      current: { _id: id, version: 2 },
    });
    expect(Object.values(failure.current as object)).toContain(answers[0]?.status === 200 ? 'Mine' : 'Yours');
    expect(Date.now() - Date.parse(failure.changedAt ?? '')).toBeLessThan(60_000);
    expect((await save(id, 'Both', over(2))).status).toBe(200);
    expect((await save(id, 'Whatever there is', {})).status).toBe(200);
    const compressed = (etag: string) => save(id, `Over ${etag}`, { headers: { 'if-match': etag } });
    expect((await compressed('"1-gzip"')).failure.code).toBe('record.stale');
    for (const etag of ['"4-gzip"', 'W/"5-br"', 'W/"6"']) expect((await compressed(etag)).status).toBe(200);
  }));
