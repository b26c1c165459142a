import type { Category } from '#contract/placement';

/** Comma-separated phrases. */
const phrases = (text: string): readonly string[] => text.trim().split(/,\s+/);

/**
 * Words that suggest a category, in English, German, French and Spanish, as `foldText` writes them. They match whole
 * words; several words match in this order.
 */
export const wordLists: Readonly<Record<Category, readonly string[]>> = {
  alcohol: phrases(`
    beer, beers, lager, lagers, ale, ales, ipa, stout, pilsner, pils, wine, wines, whisky, whiskey, bourbon, brandy,
    cognac, vodka, gin, gins, rum, tequila, mezcal, liqueur, vermouth, prosecco, champagne, cava, cider, cocktail,
    cocktails, spritz, alcohol, alcoholic, brewery, taproom, drink responsibly, % vol, % abv, % alc, bier, biere,
    weissbier, weizenbier, wein, weine, rotwein, weisswein, sekt, schnaps, likor, alkohol, brauerei, vin, vins,
    alcool, rhum, brasserie, cerveza, cervezas, vino, vinos, sangria
  `),
  tobacco: phrases(`
    tobacco, cigarette, cigarettes, cigar, cigars, cigarillos, vape, vapes, vaping, e-cigarette, e-cigarettes,
    e-liquid, e-liquids, nicotine, snus, shisha, hookah, tabak, zigarette, zigaretten, zigarren, nikotin, tabac,
    vapoteuse, tabaco, cigarrillos
  `),
  cannabis: phrases(`
    cannabis, cannabidiol, cbd, thc, marijuana, hemp, dispensary, hanf, haschisch, chanvre, marihuana, canamo
  `),
  gambling: phrases(`
    casino, casinos, bet, bets, betting, bookmaker, bookmakers, gamble, gambling, gamble responsibly, poker, roulette,
    blackjack, bingo, jackpot, lottery, lotto, scratchcard, scratchcards, free spins, slots, sportwetten, glucksspiel,
    spielbank, lotterie, paris sportifs, jeux d argent, loterie, apuesta, apuestas, loteria
  `),
  medicines: phrases(`
    medicine, medicines, ibuprofen, paracetamol, aspirin, painkiller, painkillers, antibiotics, cough syrup, pharmacy,
    apotheke, arzneimittel, medikamente, schmerzmittel, pharmacie, medicament, medicaments, farmacia, medicamento,
    medicamentos
  `),
  unhealthyFood: phrases(`
    burger, burgers, cheeseburger, cheeseburgers, fries, pizza, pizzas, hot dog, hot dogs, fried chicken, nuggets,
    chocolate, chocolates, candy, crisps, ice cream, cola, energy drink, energy drinks, doughnut, doughnuts, donut,
    donuts, milkshake, milkshakes, pommes, schokolade, frites, chocolat, hamburguesa, hamburguesas
  `),
  politics: phrases(`
    vote, election, elections, ballot, polling day, party leader, referendum, senator, mayor, wahl, wahlen,
    bundestagswahl, votez, elecciones
  `),
  religion: phrases(`
    church, churches, mosque, synagogue, gospel, bible, quran, koran, jesus, worship, kirche, gottesdienst, moschee,
    eglise, mosquee, iglesia, mezquita
  `),
  adult: phrases(`
    strip club, striptease, lap dance, erotic, xxx, porn, escort, adults only, sex shop, sex toys, erotik, erotique,
    erotico
  `),
  weapons: phrases(`
    gun, guns, handgun, handguns, shotgun, shotguns, rifle, rifles, pistol, pistols, revolver, firearm, firearms,
    ammunition, ammo, hunting knife, hunting knives, combat knife, combat knives, waffen, munition, armes, armas,
    pistolas
  `),
  financialRisk: phrases(`
    loan, loans, payday, crypto, cryptocurrency, bitcoin, ethereum, forex, leverage, day trading, cfd, cfds, kredit,
    kredite, kryptowahrung, pret immediat, cryptomonnaie, prestamo, prestamos, criptomonedas
  `),
  violence: phrases(`
    horror, slasher, massacre, gore, blood, cage fight, horrorfilm, gewalt, horreur, terror, sangre
  `),
};

/** Harmless texts that contain a listed word. They are passed over, and what remains is looked at. */
export const harmless: readonly string[] = phrases(`
  root beer, ginger beer, ginger ale, wine gums, wine red, beer garden chairs, beer mats, alcohol-free beer, alcohol
  free beer, non-alcoholic beer, non alcoholic beer, alcohol-free, alcohol free, non-alcoholic, non alcoholic, no
  alcohol, ohne alkohol, sans alcool, sin alcohol, 0.0 % vol, rum raisin, gin rummy, casino royale, casinos closed,
  betting shop closed, best bet, safe bet, you bet, bet on yourself, gambling harms, gambling help, time slots, poker
  face, no vaping, hot chocolate, chocolate brown, candy colours, vote for your favourite, blood orange, blood
  oranges, blood donation, blood donors, give blood, blood pressure, blood test, blood tests, gun metal, glue gun,
  glue guns, water gun, water guns, top gun, shotgun wedding, church street, church road, bible of, loan of books,
  library loans, mayor square, lord mayor, horror of, terror bird
`);
