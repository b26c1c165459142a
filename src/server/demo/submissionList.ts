import type { SubmissionState } from '#contract/artwork';

/** What became of an approved artwork at the supply-side platform. */
export interface DemoSubmission {
  state: SubmissionState;
  attempts?: number;
  remoteId?: string;
  /** An id of the other platform, from before the demo. */
  mwCreativeId?: string;
  feedback?: string[];
  lastError?: string;
}

const submissionList: Record<string, DemoSubmission> = {
  'volta_launch_3840x1080.mp4': {
    state: 'failed',
    attempts: 8,
    lastError: 'The platform answered 503 (Service Unavailable) to 8 attempts.',
  },
  'five-bars_1920x1080.jpg': {
    state: 'failed',
    attempts: 1,
    lastError: 'The platform refused the ad: 422 (adomain is missing).',
  },
  'bruin_soap_1080x1080.webp': { state: 'approved', remoteId: 'cr-70211' },
  'northwind-cold-brew_1920x1080.jpg': { state: 'approved', remoteId: 'cr-70188', mwCreativeId: 'mw-5519' },
  'museum-of-colour_1920x1080.png': { state: 'approved', remoteId: 'cr-70164' },
  'volta_showroom_1080x1920.jpg': { state: 'pending', remoteId: 'cr-70150' },
  'halden_regulator_1920x1080.png': { state: 'approved', remoteId: 'cr-70141', attempts: 2 },
  'fern&field_granola_1080x1080.jpg': {
    state: 'denied',
    remoteId: 'cr-70120',
    feedback: ['Health claim without a source'],
  },
  'harbour-marathon_route_840x400.png': { state: 'pending', remoteId: 'cr-70099' },
  'sunny-side_grapefruit_1080x1920.jpg': { state: 'approved', remoteId: 'cr-70071', mwCreativeId: 'mw-5460' },
  'long-winter_bulletin_3840x1080.jpg': { state: 'approved', remoteId: 'cr-70065' },
  'plant-one_winter_1400x400.jpg': { state: 'expired', remoteId: 'cr-66010' },
  'low-tide-festival_sunrise_1920x1080.mp4': { state: 'approved', remoteId: 'cr-70012' },
  'northwind_iced-tea_840x400.gif': { state: 'approved', remoteId: 'cr-69940' },
  'kestrel_network_3840x2160.jpg': { state: 'approved', remoteId: 'cr-69921', mwCreativeId: 'mw-5102' },
  'five-bars_underground_1080x1920.jpg': {
    state: 'changed',
    remoteId: 'cr-69873',
    feedback: ['The brand must be named on the artwork'],
  },
  'kestrel_seville_1920x1080.jpg': { state: 'approved', remoteId: 'cr-70158' },
};

export const submissionOf = (file: string): DemoSubmission | undefined => submissionList[file];
