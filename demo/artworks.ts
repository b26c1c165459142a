import { z } from 'zod';
import { fileFacts, submissionState } from '#contract/artwork';
import { category } from '#contract/placement';
import json from './data/artworks.json';
import { demoId } from './identity';

const submissionShape = z.strictObject({
  state: submissionState,
  attempts: z.number().default(1),
  /** The platform's id of the creative. */
  remoteId: z.string().optional(),
  /** An id on the other platform, from before the demo. */
  mwCreativeId: z.string().optional(),
  feedback: z.array(z.string()).default([]),
  lastError: z.string().optional(),
});

const artworkShape = z.strictObject({
  /** The name it was uploaded under. */
  file: z.string(),
  /** Its file in `pictures/artworks`. */
  picture: z.string(),
  /**
   * `new`: unread, undecided, in campaigns with ads. `spare`: the same without ads or campaign. `read`: looked at, undecided.
   * `no`: rejected. `ok`: approved.
   */
  stage: z.enum(['new', 'spare', 'read', 'no', 'ok']),
  /** Name of the organisation it belongs to. */
  owner: z.string(),
  /** Why it was rejected. */
  reason: z.string().optional(),
  /** Somebody looked at it and marked it as unread again. */
  markedUnread: z.literal(true).optional(),
  /** `none`: campaigns use it, but no ad was made of it. `unused`: it has an ad, but no campaign uses it. */
  ad: z.enum(['none', 'unused']).optional(),
  /** What became of it on the supply-side platform. */
  submission: submissionShape.optional(),
  /** What it shows; empty: nothing sensitive; left out: nobody has said yet. */
  categories: z.array(category).optional(),
  sha256: z.string(),
  facts: fileFacts,
});
export type DemoArtwork = z.output<typeof artworkShape>;

/** The 64 artworks, newest first. */
export const artworks: readonly DemoArtwork[] = z.array(artworkShape).parse(json);

export const artworkId = ({ file }: Pick<DemoArtwork, 'file'>): string => demoId('file', file);
