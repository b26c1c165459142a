import { listArtworks, modifyFile, type ArtworkFile } from '#contract/artwork';
import { pageOf } from './artworkAnswers';
import { aFile, someFiles } from './artworkFiles';
import { lastPart, type StoryAnswer } from './storyAnswers';

const header =
  'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';

/** Two good rows, and one each without device id, with an impossible latitude, and with an invalid resolution. */
export const csvWithThreeBadRows = [
  header,
  '104201,broadsign.com:1,37,Harbour Media,Harbour Mall,-33.86882,151.20929,Sydney,New South Wales,Australia,1080x1920,Mall - Food Court,Shopping Mall,static',
  '104202,broadsign.com:2,37,Harbour Media,Ferry Wharf,-33.861,151.2101,Sydney,New South Wales,Australia,1080x1920,Digital Poster,Street Furniture,static',
  '104203,,37,Harbour Media,Without device,-33.8,151.2,Sydney,New South Wales,Australia,1080x1920,Digital Poster,Street Furniture,static',
  '104204,broadsign.com:4,37,Harbour Media,Off the earth,-93.8,151.2,Sydney,New South Wales,Australia,1080x1920,Digital Poster,Street Furniture,static',
  '104205,broadsign.com:5,37,Harbour Media,Without size,-33.8,151.2,Sydney,New South Wales,Australia,1080p,Digital Poster,Street Furniture,static',
].join('\n');

/** The import call, creating each row that it is given. */
export async function importEverything(request: Request): Promise<Response> {
  const { rows } = (await request.json()) as { rows: unknown[] }; // the console's own body
  const results = rows.map((_, index) => ({
    index,
    outcome: 'created',
    boardIDs: [`new-${String(index)}`],
    changed: [],
    warnings: [],
    error: null,
  }));
  return Response.json({ results, created: rows.length, updated: 0, unchanged: 0, failed: 0 });
}

/** Uploads stop at this share of their bytes (per cent). Returns a function that undoes this. */
export function uploadsThatStayAt(percent: number): () => void {
  const Real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class extends Real {
    override send(): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }));
    }
  };
  return () => {
    globalThis.XMLHttpRequest = Real;
  };
}

/** Artworks that remember a decision, so that the lists show it when they are read again. */
export function artworksThatRemember(): StoryAnswer[] {
  const decided = new Map<string, Partial<ArtworkFile>>();
  const now = (file: ArtworkFile): ArtworkFile => ({ ...file, ...decided.get(file._id) });
  return [
    {
      call: modifyFile,
      begin: () => decided.clear(),
      respond: async (request) => {
        const id = lastPart(request);
        decided.set(id, (await request.json()) as Partial<ArtworkFile>); // the console's own body: fields of the file
        return Response.json({
          file: now(someFiles.find(({ _id }) => _id === id) ?? aFile({ _id: id })),
          message: 'Saved.',
        });
      },
    },
    {
      call: listArtworks,
      respond: (request) => {
        const page = pageOf(request);
        return Response.json({ ...page, files: page.files.map(now) });
      },
    },
  ];
}
