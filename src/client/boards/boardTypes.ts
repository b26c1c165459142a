/** Specification section 9, in its order. */
export const venueTypes: readonly string[] = [
  'Transport Station',
  'Airport',
  'Sports and Recreation Area',
  'Entertainment',
  'Supermarket/Retail Centers',
  'Shopping Mall',
  'Fuel/Gas Station',
  'Amusement Park',
  'Point of Care',
  'Roadside',
  'Building Side',
  'Street Furniture',
];

/** The screen types the product's venue map lists; values from imports that are not here are kept and shown. */
export const screenTypes: readonly string[] = [
  'Railway Station',
  'Digital Bus Shelter',
  'Airport (general)',
  'Airport - Baggage Claim',
  'Airport - Lounges',
  'Cinema',
  'Mall (general)',
  'Mall - Food Court',
  'Gas Station (general)',
  'Gas Station - Pump',
  'Gas Station - Shop',
  'Medical Center',
  'Highway Billboard',
  'Digital Poster',
];
