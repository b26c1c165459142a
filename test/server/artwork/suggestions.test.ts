import { categoryNames, type Category } from '#contract/placement';
import { suggestCategories } from '../../../src/server/artwork/words/words.rules';

/** Made texts, separated by bars: what each category's posters say. */
const sensitive: Readonly<Record<Category, string>> = {
  alcohol:
    "Cold beer on tap|A lager worth the walk|Real ale since 1820|Stout weather|House wine from $5|Single malt whisky|Vodka, twice filtered|Gin o'clock|Spiced rum|Prosecco Fridays|Champagne on us|Dry cider|Two cocktails for one|The brewery opens|Dockside Taproom|Please drink responsibly|4.8 % vol|Frisches Bier vom Fass|Der neue Wein ist da|Une bière, deux amis|Vin de pays|Cerveza bien fría|Vino de la casa|Now 4.8% vol|Strong: 5 % ABV|Weissbier vom Fass|Cocktail hour|Tequila sunrise|Bourbon and brandy|Contains alcohol",
  tobacco:
    'Fine tobacco|Cigarettes sold here|Cuban cigars|New vape flavours|Vaping, not smoking|E-liquid 3 for 2|Tabak und mehr|Bureau de tabac|Tabaco de liar|Snus, mint|One cigarette less|Zigaretten hier',
  cannabis:
    'CBD oil|Cannabis clinic|Legal marijuana|Hanf für alle|Huile de chanvre|Marihuana medicinal|Your local dispensary',
  gambling:
    'Casino night|Bet now|Betting made simple|Poker league|Bingo hall|Jackpot of $5m|Play the lottery|Lotto on Saturday|50 free spins|New slots|Sportwetten mit Bonus|Paris sportifs|Apuestas deportivas|Lotería nacional|Gamble responsibly|Gambling online|Glücksspiel ab 18|Casinos of the coast',
  medicines:
    'Ibuprofen 400|Paracetamol works|Aspirin|Your pharmacy|Apotheke am Markt|Farmacia 24 h|Pharmacie de garde|Cold medicine',
  unhealthyFood:
    'Burger of the week|Burgers and fries|Pizza for two|Milk chocolate|Candy store|Cheese crisps|Cola, ice cold|Fresh doughnuts|Vanilla milkshake|Pommes mit Majo|Schokolade|Moules frites|Hamburguesa doble',
  politics:
    'Vote on Sunday|The election is here|Referendum 2026|Wahl am 7. Juni|Votez Martin|Elecciones de mayo|Jane Doe for senator|Re-elect our mayor',
  religion:
    'Church on Sunday|The mosque is open|Gospel choir|Read the Bible|Kirche für alle|Une église ouverte|Iglesia viva',
  adult: 'Strip club|Erotic fair|Escort agency|Adults only|Salón erótico',
  weapons: 'Gun show|Hunting rifles|Ammo in stock|Waffen Meyer|Hunting knives, hand made',
  financialRisk:
    'A loan in minutes|Payday today|Buy crypto|Bitcoin for all|Forex made easy|Kredit ohne Schufa|Prêt immédiat',
  violence:
    'The horror film of the year|Slasher night|Cage fight|Der Horrorfilm des Jahres|Nuit de l’horreur|Noche de terror',
};
/** Texts that look alike, and those of the demo. */
const harmless =
  "Ginger|Ginger biscuits|Root beer|Ginger ale|Ginger beer, no alcohol|Betting shop closed|Blood orange juice|Now in blood orange|Give blood|Best bet for rain|Time slots free|Hot chocolate weather|Female voices|Sale ends Sunday|Whale watching|Winery tours|Drumming lessons|Rumour has it|Begin again|Engine check|Virgin islands|Original|Barley fields|Alexandra palace|Pale blue|Better days|Alphabet|Betty's flowers|Tibet in pictures|Between us|Abetted|Diabetes walk|Casinos closed for good?|Pokerface, the play|Slotted spoons|Gambling harms talk|Burgermeister street|Pizzazz|Cocoa powder|Colas Rail|Candyfloss pink paint|Devote an hour|Pivot|Voter's guide to trees|Selections|Electioneer's hat|Mayoral chain on show|Senators of Rome|Churchill exhibition|Unchurched spires|Biblical proportions|Gospelled|Mosquito nets|Escorted tours|Adult learning|Exotic birds|Gunnersbury park|Shotgun wedding, the musical|Begun today|Rifled drawers|Pistolet rolls|Ammonite fossils|Loaned art|Loaner bikes|Cryptogram puzzle|Forexample|Bloodhound training|Horrors of the deep: fish|Open every day|Run for the harbour|Thirty bands|Slow mornings|Beds from $39|Plant one|Even in January|Paint the town|Sleep to Zurich|From 4 December|Line-up out now|Street weekend|Squeeze the day|Oats. That's it.|Iced. Honest.|Milk from a meadow|Five bars. Everywhere.|Hello Tuesday|Wound by walking|Pick your street|Roads closed Sunday|Forty kitchens|Thursdays until midnight|Library cards are free|Learn to swim|New trams|Winter coats|Garden chairs|Zoo at night|Book week|Bike hire|City trees|Casino Royale, the film|Alcohol free beer 0.0%|Non alcoholic beer|Bet on yourself|Beer mats wanted|Gin rummy night|Blood tests on Monday|Glue guns and paper|Library loans|No vaping|The horror of plastic|The bible of style|Lord Mayor's show|The terror bird";

const box = { x: 0, y: 0, width: 1, height: 1 };
const suggested = (text: string): Category[] =>
  suggestCategories([{ text, box }]).suggestions.map(({ category }) => category);

test('of 200 made texts, the sensitive ones suggest their category and the harmless ones none', () => {
  const texts = categoryNames.flatMap((category) => sensitive[category].split('|').map((text) => ({ text, category })));
  const missed = texts.filter(({ text, category }) => !suggested(text).includes(category));
  const wrong = texts.filter(({ text, category }) => suggested(text).some((each) => each !== category));
  const alarms = harmless.split('|').filter((text) => suggested(text).length > 0);
  expect([texts.length >= 100, harmless.split('|').length >= 100]).toEqual([true, true]);
  expect({ missed, wrong, alarms }).toEqual({ missed: [], wrong: [], alarms: [] });
});

test('a phrase may go on in the next line, and both lines carry it', () => {
  const read = (...lines: string[]) => suggestCategories(lines.map((text) => ({ text, box })));
  expect(read('ROOT', 'BEER').suggestions).toEqual([]);
  const { words, suggestions } = read('50 FREE', 'SPINS', 'today');
  expect(suggestions).toEqual([{ category: 'gambling', words: ['free spins'] }]);
  expect(words.map(({ suggests }) => suggests)).toEqual([['gambling'], ['gambling'], []]);
  expect(read('', 'Beer', 'beer', '?').words.map(({ suggests }) => suggests.length)).toEqual([0, 1, 1, 0]);
});
