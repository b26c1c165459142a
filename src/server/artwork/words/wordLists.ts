import type { Category } from '#contract/placement';

/** Comma-separated phrases. */
const phrases = (text: string): readonly string[] => text.trim().split(/,\s+/);

/**
 * Words that suggest a category, in English, German, French and Spanish, as `foldText` writes them. They match whole
 * words; several words match in this order.
 */
export const wordLists: Readonly<Record<Category, readonly string[]>> = {
  alcohol: phrases(`
    beer, beers, lager, ale, stout, pilsner, wine, wines, whisky, whiskey, vodka, gin, rum, prosecco, champagne,
    cider, cocktails, brewery, taproom, drink responsibly, % vol, bier, wein, sekt, brauerei, biere, vin, cerveza,
    vino, brasserie
  `),
  tobacco: phrases('tobacco, cigarettes, cigars, vape, vapes, vaping, e-liquid, snus, tabak, tabac, tabaco'),
  cannabis: phrases('cannabis, cbd, thc, marijuana, hanf, dispensary, chanvre, marihuana, canamo'),
  gambling: phrases(`
    casino, bet, bets, betting, poker, bingo, jackpot, lottery, lotto, free spins, slots, sportwetten,
    paris sportifs, apuestas, loteria, gamble responsibly
  `),
  medicines: phrases('medicine, medicines, ibuprofen, paracetamol, aspirin, pharmacy, apotheke, farmacia, pharmacie'),
  unhealthyFood: phrases(`
    burger, burgers, fries, pizza, chocolate, candy, crisps, cola, doughnuts, donuts, milkshake, pommes, schokolade,
    chocolat, frites, hamburguesa
  `),
  politics: phrases('vote, election, elections, party leader, referendum, wahl, votez, elecciones, senator, mayor'),
  religion: phrases('church, mosque, synagogue, gospel, bible, quran, kirche, eglise, iglesia, worship'),
  adult: phrases('strip club, erotic, xxx, escort, adults only, erotik, erotique, erotico, sex shop'),
  weapons: phrases('gun, guns, rifle, rifles, ammunition, ammo, pistol, waffen, armes, armas'),
  financialRisk: phrases(`
    loan, loans, payday, crypto, bitcoin, forex, leverage, kredit, prestamo, prestamos, pret immediat, cfd
  `),
  violence: phrases('horror, slasher, massacre, blood, cage fight, horrorfilm, gewalt, horreur, terror, sangre'),
};

/** Harmless texts that contain a listed word. They are passed over, and what remains is looked at. */
export const harmless: readonly string[] = phrases(`
  root beer, ginger beer, ginger ale, wine gums, wine red, beer garden chairs, non-alcoholic beer,
  alcohol-free beer, 0.0 % vol, rum raisin, betting shop closed, best bet, safe bet, you bet, time slots,
  poker face, hot chocolate, chocolate brown, candy colours, vote for your favourite, blood orange, blood oranges,
  blood donation, blood donors, give blood, gun metal, glue gun, top gun, church street, church road, loan of books,
  blood pressure, mayor square
`);
