/** What people and programs write for 'no value', whatever the case. */
const words = new Set(
  (
    'n/a,na,n.a.,n.a,n. a.,n/a.,n\\a,n/d,n.v.,n/v,k.a.,k. a.,null,(null),<null>,[null],nil,none,(none),[none],<none>,nan,undefined,' +
    'missing,empty,(empty),(blank),not available,not applicable,not set,(not set),not known,unknown,none provided,tbd,tba,tbc,' +
    '<na>,s/d,no data,not provided,not specified,unspecified,to be confirmed,to be determined,pending,ditto,idem,' +
    '[object object],(leer),(vide),(vacío),(en blanco),(vuoto),keine,aucun,ninguno,nessuno,geen,ingen,yok,待定,' +
    '\\n,keine angabe,unbekannt,inconnu,non disponible,sin datos,desconocido,sconosciuto,brak,brak danych,нет,нет данных,' +
    'неизвестно,なし,無し,不明,未定,未設定,无,未知,暂无,없음,لا يوجد,غير متوفر,err:502'
  ).split(','),
);

/** What a spreadsheet shows for a value that it cannot compute, in the languages that people use it in. */
const spreadsheetError =
  /^#(?:[¡¿]?[\p{L}\p{N}/_]+[!?]|n\/?[avd](?: n\/a)?|н\/д|ref|value|name|num|null|calc|spill|getting_data)$/iu;
const marksOnly = /^[\p{P}~=\s]+$/u;
/** What a program should have replaced by a value: `{{device_id}}`. */
const variable = /^(?:\{\{.*\}\}|\$\{.*\}|<[^<>]*>|%\w+%)$/;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a trimmed cell stands for 'no value': `N/A`, `NULL`, `#REF!`, `-`, `???`. */
export function isPlaceholder(text: string): boolean {
  const first = text.charCodeAt(0);
  // A number, most often.
  if (text.length > 20 || text === '' || isDigit(first) || (first === 45 && isDigit(text.charCodeAt(1)))) return false;
  if (words.has(text.toLowerCase())) return true;
  const isMark =
    first < 48 || (first > 57 && first < 65) || (first > 90 && first < 97) || first === 123 || first > 0x2000;
  return isMark && (marksOnly.test(text) || spreadsheetError.test(text) || variable.test(text));
}
