/** A budget in dollars and what is spent of it, within its own window: 24 hours, or 30 days. */
export interface DemoBudget {
  limit: number;
  spent: number;
}

export interface DemoCampaign {
  name: string;
  /** Name of the team; null: nobody's, and no organisation's either. */
  team: string | null;
  /** Days from now; a missing end runs until it is paused. */
  start: number;
  end?: number;
  paused?: boolean;
  daily?: DemoBudget;
  monthly?: DemoBudget;
  /** Names of boards, or how many of the team's, from which place in its list. */
  boards: readonly string[] | { from: number; count: number; of?: string };
  /** Beginnings of file names. */
  artworks: readonly string[];
}

const launch: readonly DemoCampaign[] = [
  { name: 'Winter fares, Lisbon', team: 'Launch squad', start: -18, end: 71, daily: { limit: 500, spent: 90 }, artworks: ['kestrel_lisbon', 'kestrel_oslo'],
    boards: ['Karl Johans gate Bulletin 1', 'Kaiserdamm-Brücke 2, Richtung Mitte', 'Queen Street Corner', 'Harbourfront Pier LED', 'Wharf Quay Plaza Totem', 'Tagus Riverside Bulletin', 'Oxford Street Totem 3'] },
  { name: 'Volta launch', team: 'Launch squad', start: -9, daily: { limit: 250, spent: 212.75 }, monthly: { limit: 5000, spent: 1880 }, artworks: ['volta_launch', 'kestrel_lisbon', 'museum-of-colour_1080x1920'],
    boards: ['Rotterdam Blaak Digital 3', 'Shinjuku South Exit LED', 'Zürich HB Gleis 7', 'Porto São Bento 2', 'Orly Hall 4 Arrivals'] },
  { name: 'Spring optical', team: 'Launch squad', start: 100, end: 160, paused: true, artworks: ['lumen_optical_spring', 'lumen_reading-glasses'], boards: { from: 24, count: 22 } },
  { name: 'Oat everything', team: 'Launch squad', start: -51, end: 33, monthly: { limit: 10_000, spent: 8500 }, artworks: ['fern&field_oat_840', 'fern&field_granola'], boards: { from: 0, count: 44 } },
  { name: 'Museum after dark', team: 'Launch squad', start: -30, end: 60, monthly: { limit: 2000, spent: 300 }, artworks: ['museum-of-colour_1920', 'museum-of-colour_1080x1920'], boards: { from: 26, count: 12 } },
  { name: 'Cold brew commute', team: 'Launch squad', start: -4, end: 24, daily: { limit: 80, spent: 0 }, artworks: ['northwind-cold-brew_1920'], boards: { from: 28, count: 6 } },
  { name: 'Bearly dirty', team: 'Launch squad', start: -14, end: 16, daily: { limit: 40, spent: 34.04 }, artworks: ['bruin_soap', 'bruin_shampoo'], boards: ['Pike Street Fuel 2', 'Westgate Mall Atrium', 'Karl Johans gate Bulletin 1'] },
  { name: 'Squeeze the day', team: 'Launch squad', start: -6, end: 40, daily: { limit: 100, spent: 85 }, artworks: ['sunny-side_spin', 'sunny-side_grapefruit'],
    boards: ['Westgate Mall Atrium', 'Wharf Quay Plaza Totem', 'A1 southbound, kilometre 14, behind the second noise barrier after the exit for the old exhibition grounds', 'Oxford Street Totem 3'] },
  { name: 'See it first', team: 'Launch squad', start: -2, end: 28, daily: { limit: 60, spent: 0 }, artworks: [], boards: { from: 30, count: 4 } },
  { name: 'Summer pilot', team: 'Launch squad', start: -1, end: 13, monthly: { limit: 150, spent: 0 }, artworks: ['bruin_soap'], boards: [] },
  { name: 'Quiet hours', team: 'Launch squad', start: -10, end: 50, monthly: { limit: 800, spent: 96 }, artworks: ['Halden "Quiet" night'], boards: ['Tagus Riverside Bulletin', 'Vltava Bridge North'] },
  { name: 'Harbour crossings', team: 'Launch squad', start: -90, end: -20, monthly: { limit: 600, spent: 240 }, artworks: ['harbour-marathon_route'], boards: { from: 36, count: 5 } },
  { name: 'Always-on roadside', team: 'Launch squad', start: -200, artworks: ['kestrel_lisbon', 'northwind-cold-brew_1920'], boards: { from: 18, count: 8 } },
  { name: 'Union Square takeover', team: 'Launch squad', start: -5, end: 25, monthly: { limit: 400, spent: 59.6 }, artworks: ['museum-of-colour_1080x1920'], boards: ['Union Square Shelter 14', 'Union Square Shelter 14B'] },
  { name: 'Tomorrow’s papers', team: 'Launch squad', start: 3, end: 30, monthly: { limit: 300, spent: 0 }, artworks: ['museum-of-colour_1080x1920'], boards: { from: 32, count: 5 } },
];

const owners: readonly DemoCampaign[] = [
  { name: 'Plant one, autumn', team: 'Roadside crew', start: -12, end: 8, daily: { limit: 120, spent: 61.2 }, artworks: ['plant-one_autumn'], boards: { from: 0, count: 26 } },
  { name: 'Plant one, winter', team: 'Roadside crew', start: -380, end: -300, artworks: ['plant-one_winter'], boards: { from: 4, count: 9 } },
  { name: 'The wind pays the bill', team: 'Roadside crew', start: -20, monthly: { limit: 4000, spent: 1240 }, artworks: ['northern-grid_turbines', 'northern-grid_night'], boards: { from: 8, count: 30 } },
  { name: 'Five bars, everywhere', team: 'Roadside crew', start: -45, end: 45, daily: { limit: 300, spent: 270 }, monthly: { limit: 9000, spent: 4200 }, artworks: ['five-bars_1920', 'five-bars_underground'], boards: { from: 30, count: 40 } },
  { name: 'Simply fastest', team: 'Roadside crew', start: -3, end: 27, paused: true, daily: { limit: 60, spent: 66 }, artworks: ['five-bars_fastest'], boards: { from: 60, count: 11 } },
  { name: 'Night trains, fjords', team: 'Roadside crew', start: -7, end: 53, monthly: { limit: 1500, spent: 1290 }, artworks: ['night-train_fjords'], boards: ['Zürich HB Gleis 7', 'Porto São Bento 2', 'Orly Hall 4 Arrivals', 'Karl Johans gate Bulletin 1'] },
  { name: 'Night trains, Prague', team: 'Roadside crew', start: -60, end: 20, artworks: ['night-train_prague'], boards: { from: 80, count: 14 } },
  { name: 'Low Tide on the pier', team: 'Transit team', start: -1, end: 35, daily: { limit: 90, spent: 12.6 }, artworks: ['low-tide-festival_1080', 'low-tide-festival_sunrise'], boards: { from: 0, count: 18 } },
  { name: 'The Long Winter', team: 'Transit team', start: -25, end: 95, monthly: { limit: 1000, spent: 851 }, artworks: ['long-winter_bulletin'], boards: { from: 6, count: 12 } },
  { name: 'Porto weekends', team: 'Transit team', start: 14, end: 74, daily: { limit: 75, spent: 0 }, artworks: ['kestrel_porto'], boards: { from: 20, count: 8 } },
  { name: 'Seville sale', team: 'Transit team', start: -33, end: -2, paused: true, monthly: { limit: 500, spent: 410 }, artworks: ['kestrel_seville'], boards: { from: 12, count: 7 } },
  { name: 'Cold brew, food courts', team: 'Mall network', start: -40, artworks: ['northwind-cold-brew_1920'], boards: { from: 0, count: 20 } },
  { name: 'Granola mornings', team: 'Mall network', start: -16, end: 14, daily: { limit: 45, spent: 20.25 }, artworks: ['fern&field_granola'], boards: { from: 10, count: 9 } },
  { name: 'Reading glasses', team: 'Mall network', start: 30, end: 60, paused: true, artworks: ['lumen_reading-glasses'], boards: { from: 18, count: 15 } },
  { name: 'Volta showroom', team: 'Mall network', start: -70, end: 110, monthly: { limit: 2400, spent: 1180 }, artworks: ['volta_showroom'], boards: { from: 24, count: 16 } },
  { name: 'Museum for malls', team: 'Mall network', start: -8, end: 52, daily: { limit: 50, spent: 7.5 }, artworks: ['museum-of-colour_1080x1920'], boards: { from: 33, count: 22 } },
  { name: 'Market kitchens', team: 'Mall network', start: -50, end: -21, artworks: ['Ночной_базар_<осень>'], boards: { from: 50, count: 6 } },
  { name: 'After hours', team: 'Harbour night desk', start: -11, daily: { limit: 30, spent: 3.9 }, artworks: ['museum-of-colour_1920'], boards: { from: 0, count: 5 } },
  { name: 'Late screens', team: 'Harbour night desk', start: -2, end: 5, paused: true, artworks: ['long-winter_bulletin'], boards: { from: 4, count: 6 } },
];

const advertisers: readonly DemoCampaign[] = [
  { name: 'Thirty cities', team: 'Route planners', start: -28, end: 62, monthly: { limit: 7500, spent: 2850 }, artworks: ['kestrel_network'], boards: { from: 0, count: 34, of: 'Roadside crew' } },
  { name: 'Oslo long weekend', team: 'Winter fares desk', start: -5, end: 9, daily: { limit: 140, spent: 98 }, artworks: ['kestrel_oslo'], boards: { from: 36, count: 12 , of: 'Roadside crew' } },
  { name: 'Lisbon for students', team: 'Winter fares desk', start: 21, end: 51, artworks: ['kestrel_lisbon'], boards: { from: 10, count: 9, of: 'Mall network' } },
  { name: 'Quiet bulletins', team: 'Bulletin room', start: -13, daily: { limit: 65, spent: 16.25 }, artworks: ['Halden "Quiet" bulletin'], boards: ['Tagus Riverside Bulletin', 'Vltava Bridge North', 'Zürich HB Gleis 7', 'Orly Hall 4 Arrivals'] },
  { name: 'Late is a choice', team: 'Bulletin room', start: -100, end: -40, monthly: { limit: 900, spent: 120 }, artworks: ['halden_regulator'], boards: { from: 0, count: 10, of: 'Transit team' } },
  { name: 'Quiet is the new loud', team: 'Plug-in programme', start: -6, end: 84, daily: { limit: 220, spent: 33 }, monthly: { limit: 6000, spent: 5460 }, artworks: ['volta_teaser'], boards: { from: 2, count: 24, of: 'Transit team' } },
  { name: 'Zero to home', team: 'Plug-in programme', start: -22, end: 38, paused: true, artworks: ['volta_film'], boards: ['Orly Hall 4 Arrivals', 'Zürich HB Gleis 7'] },
  { name: 'Spring bazaar <весна> & "friends"', team: 'Stall holders', start: -3, end: 57, daily: { limit: 25, spent: 5 }, artworks: ['Ночной_базар_<весна>'], boards: { from: 40, count: 10, of: 'Mall network' } },
  { name: 'Race day countdown', team: 'Start line', start: -4, end: 6, daily: { limit: 35, spent: 14 }, artworks: ['harbour-marathon_countdown', 'harbour-marathon_1080'], boards: { from: 90, count: 13, of: 'Roadside crew' } },
  { name: 'Night market Fridays', team: null, start: -78, end: -9, paused: true, daily: { limit: 200, spent: 106 }, artworks: ['Ночной_базар_<весна>'], boards: { from: 44, count: 9, of: 'Mall network' } },
];

/** The 44 campaigns; what is wrong with some of them is found by the product's own rules, not written here. */
export const campaignList: readonly DemoCampaign[] = [...launch, ...owners, ...advertisers];
