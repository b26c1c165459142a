/** A city with spots where boards may hang. Coordinates in degrees, of the centre. */
export interface City {
  country: string;
  city: string;
  state: string;
  lat: number;
  long: number;
  spots: readonly string[];
}

type Row = readonly [city: string, state: string, lat: number, long: number, spots: string];

const world: Record<string, readonly Row[]> = {
  Australia: [
    [
      'Sydney',
      'New South Wales',
      -33.8688,
      151.2093,
      'Circular Quay|Pitt Street|Central|Westgate|Darling Harbour|Bondi Road',
    ],
    ['Melbourne', 'Victoria', -37.8136, 144.9631, 'Flinders Street|Swanston Street|Southbank|Docklands|Chapel Street'],
    ['Brisbane', 'Queensland', -27.4698, 153.0251, 'Queen Street Mall|South Bank|Story Bridge|Fortitude Valley'],
  ],
  Austria: [
    ['Wien', 'Wien', 48.2082, 16.3738, 'Wien Mitte|Praterstern|Westbahnhof|Mariahilf|Schwedenplatz'],
    ['Graz', 'Steiermark', 47.0707, 15.4395, 'Hauptplatz|Jakominiplatz|Murpark|Annenstrasse'],
    ['Salzburg', 'Salzburg', 47.8095, 13.055, 'Mirabell|Europark|Alpenstrasse'],
  ],
  Brazil: [
    ['São Paulo', 'São Paulo', -23.5505, -46.6333, 'Avenida Paulista|Faria Lima|Luz|Ibirapuera|Pinheiros'],
    ['Rio de Janeiro', 'Rio de Janeiro', -22.9068, -43.1729, 'Copacabana|Botafogo|Lapa|Barra'],
    ['Curitiba', 'Paraná', -25.4284, -49.2733, 'Rua XV|Batel|Rodoferroviária'],
  ],
  Canada: [
    ['Toronto', 'Ontario', 43.6532, -79.3832, 'Dundas Square|Union Station|Queen West|Yorkdale|Harbourfront'],
    ['Montréal', 'Québec', 45.5017, -73.5673, 'Sainte-Catherine|Berri|Place Ville|Mile End'],
    ['Vancouver', 'British Columbia', 49.2827, -123.1207, 'Granville|Waterfront|Metrotown|Gastown'],
  ],
  Czechia: [
    ['Prague', 'Praha', 50.0755, 14.4378, 'Vltava Bridge|Wenceslas Square|Smíchov|Anděl|Florenc'],
    ['Brno', 'Jihomoravský kraj', 49.1951, 16.6068, 'Main Station|Svoboda Square|Vaňkovka'],
    ['Ostrava', 'Moravskoslezský kraj', 49.8209, 18.2625, 'Nová Karolina|Stodolní'],
  ],
  France: [
    ['Paris', 'Île-de-France', 48.8566, 2.3522, 'Gare du Nord|Châtelet|La Défense|Bastille|Opéra|Montparnasse'],
    ['Lyon', 'Auvergne-Rhône-Alpes', 45.764, 4.8357, 'Part-Dieu|Bellecour|Confluence|Vieux Lyon'],
    ['Marseille', 'Provence-Alpes-Côte d’Azur', 43.2965, 5.3698, 'Vieux-Port|Saint-Charles|Prado'],
  ],
  Germany: [
    [
      'Berlin',
      'Berlin',
      52.52,
      13.405,
      'Alexanderplatz|Potsdamer Platz|Hauptbahnhof|Kurfürstendamm|Warschauer Strasse',
    ],
    ['Hamburg', 'Hamburg', 53.5511, 9.9937, 'Jungfernstieg|Altona|HafenCity|Reeperbahn'],
    ['München', 'Bayern', 48.1351, 11.582, 'Marienplatz|Stachus|Olympiapark|Ostbahnhof'],
  ],
  Italy: [
    ['Milano', 'Lombardia', 45.4642, 9.19, 'Centrale|Duomo|Porta Garibaldi|Navigli|Cadorna'],
    ['Roma', 'Lazio', 41.9028, 12.4964, 'Termini|Via del Corso|Tiburtina|EUR'],
    ['Torino', 'Piemonte', 45.0703, 7.6869, 'Porta Nuova|Lingotto|Via Roma'],
  ],
  Japan: [
    ['Tokyo', 'Tokyo', 35.6762, 139.6503, 'Shinjuku South|Shibuya|Ginza|Ueno|Akihabara|Ikebukuro'],
    ['Osaka', 'Osaka', 34.6937, 135.5023, 'Umeda|Namba|Dotonbori|Tennoji'],
    ['Sapporo', 'Hokkaido', 43.0618, 141.3545, 'Odori|Susukino|Tanukikoji'],
  ],
  Netherlands: [
    ['Rotterdam', 'Zuid-Holland', 51.9244, 4.4777, 'Rotterdam Blaak|Centraal|Coolsingel|Alexandrium'],
    ['Amsterdam', 'Noord-Holland', 52.3676, 4.9041, 'Leidseplein|Zuid|Kalverstraat|Sloterdijk|Amstel'],
    ['Utrecht', 'Utrecht', 52.0907, 5.1214, 'Hoog Catharijne|Neude|Overvecht'],
  ],
  'New Zealand': [
    ['Auckland', 'Auckland', -36.8485, 174.7633, 'Queen Street|Britomart|Ponsonby|Sylvia Park|Newmarket'],
    ['Wellington', 'Wellington', -41.2866, 174.7756, 'Lambton Quay|Courtenay Place|Cuba Street'],
    ['Christchurch', 'Canterbury', -43.5321, 172.6362, 'Riverside|Riccarton'],
  ],
  Norway: [
    ['Oslo', 'Oslo', 59.9139, 10.7522, 'Oslo S|Karl Johans gate|Aker Brygge|Grünerløkka|Majorstuen'],
    ['Bergen', 'Vestland', 60.3913, 5.3221, 'Bryggen|Torgallmenningen|Lagunen'],
    ['Trondheim', 'Trøndelag', 63.4305, 10.3951, 'Solsiden|Munkegata'],
  ],
  Portugal: [
    ['Lisbon', 'Lisboa', 38.7223, -9.1393, 'Tagus Riverside|Rossio|Oriente|Avenida|Saldanha'],
    ['Porto', 'Porto', 41.1579, -8.6291, 'Porto São Bento|Ribeira|Boavista|Trindade'],
    ['Faro', 'Faro', 37.0194, -7.9304, 'Forum Algarve|Marina'],
  ],
  Singapore: [
    [
      'Singapore',
      'Singapore',
      1.3521,
      103.8198,
      'Orchard|Raffles Place|Marina Bay|Bugis|Jurong East|Tampines|Clarke Quay',
    ],
  ],
  'South Africa': [
    ['Cape Town', 'Western Cape', -33.9249, 18.4241, 'V&A Waterfront|Long Street|Foreshore|Canal Walk'],
    ['Johannesburg', 'Gauteng', -26.2041, 28.0473, 'Sandton|Rosebank|Park Station|Melville'],
    ['Durban', 'KwaZulu-Natal', -29.8587, 31.0218, 'Golden Mile|Gateway|Umhlanga'],
  ],
  Spain: [
    ['Madrid', 'Comunidad de Madrid', 40.4168, -3.7038, 'Callao|Atocha|Gran Vía|Chamartín|Castellana'],
    ['Barcelona', 'Cataluña', 41.3874, 2.1686, 'Passeig de Gràcia|Sants|Diagonal|Glòries'],
    ['Sevilla', 'Andalucía', 37.3891, -5.9845, 'Santa Justa|Nervión|Triana'],
  ],
  Sweden: [
    ['Stockholm', 'Stockholms län', 59.3293, 18.0686, 'T-Centralen|Sergels torg|Slussen|Odenplan|Kista'],
    ['Göteborg', 'Västra Götalands län', 57.7089, 11.9746, 'Nordstan|Avenyn|Korsvägen'],
    ['Malmö', 'Skåne län', 55.605, 13.0038, 'Triangeln|Emporia|Möllevången'],
  ],
  Switzerland: [
    ['Zürich', 'Zürich', 47.3769, 8.5417, 'Zürich HB|Limmatquai|Bellevue|Europaallee|Stadelhofen'],
    ['Basel', 'Basel-Stadt', 47.5596, 7.5886, 'Barfüsserplatz|Basel SBB|Messeplatz'],
    ['Genève', 'Genève', 46.2044, 6.1432, 'Cornavin|Rue du Rhône|Plainpalais'],
  ],
  'United Kingdom': [
    [
      'London',
      'Greater London',
      51.5074,
      -0.1278,
      'Wharf Quay|Oxford Street|King’s Cross|Shoreditch|Waterloo|Brixton|Canary Wharf',
    ],
    ['Manchester', 'Greater Manchester', 53.4808, -2.2426, 'Piccadilly|Deansgate|Northern Quarter|Salford Quays'],
    ['Edinburgh', 'City of Edinburgh', 55.9533, -3.1883, 'Princes Street|Waverley|Leith Walk|Haymarket'],
  ],
  'United States': [
    [
      'New York',
      'New York',
      40.7128,
      -74.006,
      'Union Square|Times Square|Penn Station|Williamsburg|Astor Place|Fulton Street',
    ],
    ['Seattle', 'Washington', 47.6062, -122.3321, 'Pike Street|Capitol Hill|King Street|Ballard'],
    ['Chicago', 'Illinois', 41.8781, -87.6298, 'State Street|Wicker Park|O’Hare|The Loop'],
    ['Austin', 'Texas', 30.2672, -97.7431, 'Sixth Street|South Congress|The Domain'],
  ],
};

export const cities: readonly City[] = Object.entries(world).flatMap(([country, rows]) =>
  rows.map(([city, state, lat, long, spots]) => ({ country, city, state, lat, long, spots: spots.split('|') })),
);
