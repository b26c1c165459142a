import type { CsvField } from './column';
import { areStatuses, areWhole, haveRepeats } from './columnValues';
import { foldWords } from './sides';

/** Headers beside which 'By' is a town: beside others it says who wrote a row. */
const scandinavian =
  /^(?:enhe[dt]|butik|sk(?:ae?|je)rm|land$|adress|postn|fylke|kommune|bredd|ho[jy]d|(?:opp?|upp)losning)|na[vm]n$/;
const givenName = /^(?:(?:first|given|fore)[\s_-]?name|vorname|prenom|voornaam|forna[vm]n)$/;
const familyName =
  /^(?:(?:sur|last|family)[\s_-]?name|nachname|cognome|apellidos?|sobrenome|achternaam|e[ft]terna[vm]n)$/;
const model = /^(?:(?:screen|display|device|player)\W?)?model/;

/** Whether the values of a column, or the other headers, say that its name means another thing than the field. */
export function isOtherMeaning(
  field: CsvField,
  name: string,
  values: readonly string[],
  headers: readonly string[],
): boolean {
  const hasHeader = (pattern: RegExp): boolean => headers.some((header) => pattern.test(foldWords(header)));
  switch (field) {
    case 'device_id':
      return /venueid$/.test(name) && haveRepeats(values);
    case 'boardname':
      // Of a person, beside one half of the name.
      return (
        /^(?:name|title|nom|nome|nombre|naam|na[vm]n)$/.test(name) && hasHeader(givenName) !== hasHeader(familyName)
      );
    case 'publisher_name':
      // Who makes or sells the screens.
      return /^(?:vendor|supplier)$/.test(name) && hasHeader(model);
    case 'city':
      // Degrees in German, inhabitants in Spanish.
      if (name !== 'city' && areWhole(values)) return true;
      return areStatuses(values) || (name === 'by' && !hasHeader(scandinavian));
    case 'state':
      // `LAN` is no county of Sweden.
      return areStatuses(values) || (name === 'lan' && !headers.some((each) => /^\s*län\s*$/i.test(each.normalize())));
    default:
      return false;
  }
}
