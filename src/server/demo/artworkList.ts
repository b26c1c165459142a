import type { DesignName } from './drawings/looks';

/**
 * How far the review has come. `new`: unread, undecided, in campaigns with ads. `spare`: the same without ads or campaign.
 * `read`: looked at, undecided. `no`: rejected. `ok`: approved.
 */
export type Stage = 'new' | 'spare' | 'read' | 'no' | 'ok';

export interface DemoArtwork {
  file: string;
  stage: Stage;
  design: DesignName;
  look: number;
  words: readonly string[];
  line?: string;
  seed?: number;
  size: readonly [width: number, height: number];
  /** Seconds, of videos and moving GIFs. */
  seconds?: number;
  /** Why it was rejected. */
  reason?: string;
}

const long = 'theatre_the-long-winter_final_approved-by-client_with-legal-line_v17_for-all-portrait-boards-in-stations-and-malls_please-use-this-and-not-the-file-from-last-tuesday__1080x1920.jpg';

/** The 64 artworks, the newest first. */
export const artworkList: readonly DemoArtwork[] = [
  { file: 'kestrel_lisbon_1920x1080.jpg', stage: 'new', design: 'kestrel', look: 0, words: ['Lisbon'], line: 'from $89', seed: 4, size: [1920, 1080] },
  { file: 'Halden "Quiet" bulletin 1400x400.png', stage: 'new', design: 'halden', look: 0, words: ['Time, kept quiet.'], seed: 608, size: [1400, 400] },
  { file: 'volta_launch_3840x1080.mp4', stage: 'ok', design: 'volta', look: 0, words: ['Gone before'], line: 'the light turns.', size: [3840, 1080], seconds: 15 },
  { file: 'Ночной_базар_<весна>_1920x1080.png', stage: 'new', design: 'market', look: 0, words: ['Ночной базар'], line: 'Fridays until late', seed: 3, size: [1920, 1080] },
  { file: 'harbour-marathon_1080x1920.png', stage: 'no', design: 'marathon', look: 0, words: ['42.2'], line: 'Sunday, 8 am', size: [1080, 1920], reason: 'Date is unreadable at speed' },
  { file: 'northwind-cold-brew_1080x1920.jpg', stage: 'spare', design: 'northwind', look: 0, words: ['Cold.', 'Brew. Go.'], size: [1080, 1920] },
  { file: 'bruin_soap_1080x1080.webp', stage: 'ok', design: 'bruin', look: 0, words: ['Bearly dirty'], size: [1080, 1080] },
  { file: 'museum-of-colour_1080x1920.png', stage: 'new', design: 'museum', look: 0, words: ['Museum', 'of Colour'], line: 'Open every day until 9', seed: 5, size: [1080, 1920] },
  { file: 'sunny-side_lemonade_1920x1080.webp', stage: 'spare', design: 'citrus', look: 0, words: ['Sunny', 'side up.'], line: 'Pressed this morning', seed: 7, size: [1920, 1080] },
  { file: 'fern&field_oat_840x400.jpg', stage: 'no', design: 'fern', look: 0, words: ['Oats.', 'That’s it.'], size: [840, 400], reason: 'Claim needs a source' },
  { file: 'northwind-cold-brew_1920x1080.jpg', stage: 'ok', design: 'northwind', look: 1, words: ['Slow', 'mornings,', 'to go.'], size: [1920, 1080] },
  { file: 'volta_teaser_1920x1080.jpg', stage: 'new', design: 'volta', look: 1, words: ['Quiet is', 'the new loud.'], line: 'Volta One, in spring', size: [1920, 1080] },
  { file: 'night-train_zurich_1400x400.jpg', stage: 'spare', design: 'nightTrain', look: 0, words: ['Sleep to Zürich.'], line: 'Every night at 21:40', seed: 9, size: [1400, 400] },
  { file: 'lumen_reading-glasses_1920x1080.png', stage: 'read', design: 'lumen', look: 1, words: ['Read', 'on.'], size: [1920, 1080] },
  { file: 'museum-of-colour_1920x1080.png', stage: 'ok', design: 'museum', look: 1, words: ['After', 'dark'], line: 'Thursdays until midnight', seed: 12, size: [1920, 1080] },
  { file: 'northern-grid_hills_3840x2160.jpg', stage: 'spare', design: 'wind', look: 0, words: ['Powered by', 'Tuesday.'], size: [3840, 2160] },
  { file: 'Halden "Quiet" night 1400x400.png', stage: 'no', design: 'halden', look: 3, words: ['Midnight, on the dot.'], seed: 0, size: [1400, 400], reason: 'Logo is cut off at the edge' },
  { file: 'low-tide-festival_1080x1920.webp', stage: 'new', design: 'festival', look: 0, words: ['Low Tide', 'Festival'], line: '12–14 June, on the pier', size: [1080, 1920] },
  { file: 'long-winter_theatre_1080x1920.jpg', stage: 'spare', design: 'theatre', look: 0, words: ['The', 'Long', 'Winter'], line: 'From 4 December', size: [1080, 1920] },
  { file: 'lumen_optical_spring_1920x1080.png', stage: 'ok', design: 'lumen', look: 0, words: ['See it', 'first.'], size: [1920, 1080] },
  { file: 'harbour-marathon_countdown_1080x1920.mp4', stage: 'new', design: 'marathon', look: 1, words: ['10 days'], line: 'Are you ready?', size: [1080, 1920], seconds: 6 },
  { file: 'look-up_2160x3840.png', stage: 'spare', design: 'shout', look: 0, words: ['Look', 'up.'], line: 'This space is working.', size: [2160, 3840] },
  { file: 'Ночной_базар_<осень>_1920x1080.png', stage: 'no', design: 'market', look: 2, words: ['Ночной базар'], line: 'Saturdays from six', seed: 8, size: [1920, 1080], reason: 'Wrong opening hours' },
  { file: 'kestrel_oslo_1920x1200.jpg', stage: 'new', design: 'kestrel', look: 1, words: ['Oslo'], line: 'from $64', seed: 21, size: [1920, 1200] },
  { file: 'plant-one_city_1920x1080.png', stage: 'spare', design: 'trees', look: 0, words: ['Plant one. Keep ten thousand cool.'], line: 'Pick your street', seed: 11, size: [1920, 1080] },
  { file: 'five-bars_1920x1080.jpg', stage: 'ok', design: 'signal', look: 0, words: ['Five bars.', 'Everywhere.'], line: 'Even down here', size: [1920, 1080] },
  { file: 'sunny-side_spin_840x400.gif', stage: 'new', design: 'citrus', look: 1, words: ['Squeeze', 'the day'], line: 'Now in blood orange', seed: 2, size: [840, 400], seconds: 2 },
  { file: long, stage: 'spare', design: 'theatre', look: 1, words: ['The', 'Long', 'Winter'], line: 'Last seats', size: [1080, 1920] },
  { file: 'kestrel_seville_1920x1080.jpg', stage: 'no', design: 'kestrel', look: 2, words: ['Seville'], line: 'from $71', seed: 33, size: [1920, 1080], reason: 'Price is out of date' },
  { file: 'volta_showroom_1080x1920.jpg', stage: 'ok', design: 'volta', look: 2, words: ['Sit in it.', 'You’ll see.'], line: 'Showroom, level 2', size: [1080, 1920] },
  { file: 'bruin_shampoo_1080x1080.png', stage: 'new', design: 'bruin', look: 1, words: ['Un-bear-ably soft'], size: [1080, 1080] },
  { file: 'hello-tuesday_1400x400.jpg', stage: 'spare', design: 'shout', look: 1, words: ['Hello, Tuesday.'], line: 'Good ads take one second.', size: [1400, 400] },
  { file: 'northern-grid_turbines_1920x1080.mp4', stage: 'read', design: 'wind', look: 1, words: ['The wind', 'pays the bill.'], size: [1920, 1080], seconds: 10 },
  { file: 'long-winter_reviews_1920x1080.jpg', stage: 'no', design: 'theatre', look: 2, words: ['Five stars.', 'Bring a coat.'], line: 'The Evening Post', size: [1920, 1080], reason: 'Quote is missing its source' },
  { file: 'halden_regulator_1920x1080.png', stage: 'ok', design: 'halden', look: 1, words: ['Late is', 'a choice.'], seed: 535, size: [1920, 1080] },
  { file: 'night-train_fjords_3840x1080.jpg', stage: 'new', design: 'nightTrain', look: 2, words: ['Wake up in the fjords.'], line: 'Night trains from $49', seed: 17, size: [3840, 1080] },
  { file: 'low-tide-festival_lineup_1920x1080.webp', stage: 'spare', design: 'festival', look: 1, words: ['Thirty bands.', 'One pier.'], line: 'Line-up out now', size: [1920, 1080] },
  { file: 'five-bars_fastest_1080x1920.jpg', stage: 'no', design: 'signal', look: 1, words: ['Simply', 'fastest.'], line: 'See the map', size: [1080, 1920], reason: 'Superlative without evidence' },
  { file: 'fern&field_granola_1080x1080.jpg', stage: 'ok', design: 'fern', look: 1, words: ['Toasted,', 'not sweet.'], size: [1080, 1080] },
  { file: 'plant-one_autumn_1920x1080.png', stage: 'new', design: 'trees', look: 1, words: ['Rake less. Jump more.'], line: 'Leaf weekend, 8 November', seed: 31, size: [1920, 1080] },
  { file: 'museum-of-colour_bulletin_1400x400.png', stage: 'spare', design: 'museum', look: 2, words: ['All the', 'purples'], line: 'Until 30 April', seed: 40, size: [1400, 400] },
  { file: 'سوق_الليل_夜市_1080x1920.jpg', stage: 'spare', design: 'market', look: 1, words: ['Night', 'market'], line: 'Forty kitchens', seed: 6, size: [1080, 1920] },
  { file: 'bruin_bubble-bath_1920x1080.jpg', stage: 'no', design: 'bruin', look: 2, words: ['Hibernate', 'in here'], size: [1920, 1080], reason: 'Product is not sold in this country' },
  { file: 'harbour-marathon_route_840x400.png', stage: 'ok', design: 'marathon', look: 2, words: ['Run it.'], line: 'Roads closed Sunday', size: [840, 400] },
  { file: 'kestrel_porto_1080x1920.jpg', stage: 'read', design: 'kestrel', look: 3, words: ['Porto'], line: 'from $79', seed: 52, size: [1080, 1920] },
  { file: 'night-train_prague_1920x1080.png', stage: 'ok', design: 'nightTrain', look: 1, words: ['Prague by', 'breakfast.'], line: 'Beds from $39', seed: 60, size: [1920, 1080] },
  { file: 'sunny-side_grapefruit_1080x1920.jpg', stage: 'ok', design: 'citrus', look: 2, words: ['Pink.', 'Sharp.', 'Cold.'], line: 'Only this summer', seed: 14, size: [1080, 1920] },
  { file: 'read-this_1920x1080.webp', stage: 'read', design: 'shout', look: 2, words: ['You read', 'this one.'], line: 'Seven words or fewer.', size: [1920, 1080] },
  { file: 'long-winter_bulletin_3840x1080.jpg', stage: 'ok', design: 'theatre', look: 0, words: ['The Long Winter'], line: 'Extended to March', size: [3840, 1080] },
  { file: 'fern&field_oat_1400x400.jpg', stage: 'spare', design: 'fern', look: 2, words: ['Milk, from', 'a meadow.'], size: [1400, 400] },
  { file: 'northern-grid_night_1080x1920.png', stage: 'ok', design: 'wind', look: 2, words: ['While', 'you sleep.'], size: [1080, 1920] },
  { file: 'lumen_sun_1080x1920.png', stage: 'ok', design: 'lumen', look: 2, words: ['Hello,', 'sun.'], size: [1080, 1920] },
  { file: 'volta_film_1920x540.mp4', stage: 'no', design: 'volta', look: 1, words: ['Zero to home.'], line: 'The long film', size: [1920, 540], seconds: 45, reason: 'Spot is longer than 30 seconds' },
  { file: 'plant-one_winter_1400x400.jpg', stage: 'ok', design: 'trees', look: 2, words: ['Even in January.'], line: 'Give a tree', seed: 5, size: [1400, 400] },
  { file: 'low-tide-festival_sunrise_1920x1080.mp4', stage: 'ok', design: 'festival', look: 2, words: ['Stay for', 'sunrise'], line: 'Sunday, 5 am', size: [1920, 1080], seconds: 10 },
  { file: 'museum-of-colour_tower_2160x3840.png', stage: 'read', design: 'museum', look: 3, words: ['Paint', 'the town'], line: 'Street weekend', seed: 77, size: [2160, 3840] },
  { file: 'northwind_iced-tea_840x400.gif', stage: 'ok', design: 'northwind', look: 2, words: ['Iced.', 'Honest.'], size: [840, 400] },
  { file: 'halden_panorama_3840x1080.png', stage: 'spare', design: 'halden', look: 2, words: ['Wound by walking.'], seed: 1128, size: [3840, 1080] },
  { file: 'kestrel_network_3840x2160.jpg', stage: 'ok', design: 'kestrel', look: 1, words: ['Thirty cities.', 'One small bag.'], line: 'from $39', seed: 88, size: [3840, 2160] },
  { file: 'five-bars_underground_1080x1920.jpg', stage: 'ok', design: 'signal', look: 2, words: ['Platform 9', 'has 5G.'], line: 'No, really', size: [1080, 1920] },
  { file: 'bruin_otter_1920x1080.webp', stage: 'read', design: 'bruin', look: 0, words: ['Splash', 'responsibly'], size: [1920, 1080] },
  { file: 'second-glance_1080x1080.png', stage: 'ok', design: 'shout', look: 3, words: ['Second', 'glance'], line: 'They always do.', size: [1080, 1080] },
  { file: 'night-market_bulletin_1400x400.jpg', stage: 'spare', design: 'market', look: 0, words: ['Eat under lights'], line: 'Every Friday, pier 4', seed: 19, size: [1400, 400] },
  { file: 'harbour-marathon_thanks_1920x1200.jpg', stage: 'ok', design: 'marathon', look: 0, words: ['Thank', 'you.'], line: '31,204 finished', size: [1920, 1200] },
];
