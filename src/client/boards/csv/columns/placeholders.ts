/**
 * What people and programs write for 'no value', whatever the case. A slash or a space stands for any separators:
 * 'n/a' is also 'N. A.' But 'n/d' without one is North Dakota.
 */
const words = new Set(
  [
    'n/a,na,n/d,n/v,n/k,k/a,s/d,s/n,n/a/v,null,nil,none,nan,nat,inf,-inf,undefined,missing,empty,(blank),[object object],not available',
    'not applicable,not set,not known,not assigned,unassigned,not provided,not specified,unspecified,none provided,no data',
    'unknown,unk,tbd,tba,tbc,pending,to be confirmed,to be determined,ditto,idem,same as above,see above,as above',
    'keine,keine angabe,nicht vorhanden,nicht zugewiesen,unbekannt,(leer),aucun,inconnu,non disponible,non renseigné',
    'sans objet,(vide),ninguno,sin datos,sin asignar,no aplica,no disponible,desconocido,(vacío),(en blanco),nenhum',
    'sem dados,não disponível,não informado,não se aplica,desconhecido,nessuno,sconosciuto,non assegnato,(vuoto)',
    'geen,onbekend,nvt,niet van toepassing,niet beschikbaar,ingen,okänd,ukjent,ukendt,brak,brak danych,nie dotyczy',
    'nieznany,yok,bilinmiyor,tidak ada,нет,нет данных,н/д,не указано,неизвестно,невідомо,なし,無し,不明,未定,未設定,該当なし',
    '无,未知,暂无,待定,没有,不适用,不適用,없음,해당없음,미정,لا يوجد,غير متوفر',
  ].flatMap((line) => line.split(',').map(withSlashes)),
);

/** The text with one slash for each group of separators, and none at its ends. */
function withSlashes(text: string): string {
  return text.replace(/[\s./\\_]+/g, '/').replace(/^\/|\/$/g, '');
}

/** What a spreadsheet shows for a value that it cannot compute, in the languages that people use it in. */
const spreadsheetError =
  /^(?:#(?:[¡¿]?[\p{L}\p{N}/_]+[!?]|n\/?[avd](?: n\/a)?|н\/д|ref|value|name|num|null|calc|spill|getting_data)|err:\d{3})$/iu;
const marksOnly = /^[\p{P}\p{Sc}\p{Sk}\p{Sm}\s]+$/u;
/**
 * What a program should have replaced by a value, `{{device_id}}`, `<device_id>` or `[device_id]`; what a page shows before
 * it; the null of a database, `\N`.
 */
const variable =
  /^(?:loading ?(?:\.{2,3}|…)|\{\{.*\}\}|\$\{.*\}|<\p{L}+(?:[ _.-]\p{L}+)*>|%\w+%|\\n|[{[][a-z]+(?:[_.][a-z]+)+[\]}])$/iu;

const firstLetters = /^\p{L}*/u;
/** Those of the words and of errors: almost every other cell begins otherwise. */
const known = new Set(['err', 'loading', ...[...words].map((word) => firstLetters.exec(word)?.[0] ?? '')]);
const inBrackets = /^[([<{](.*)[)\]>}]$/;
/** T.B.D. */
const lettersApart = /^\p{L}(?:\/\p{L})+$/u;
const isApart = /^.[\s./\\_]/;
/** A remark begins with a small letter: 'N/A (see notes)'. 'None (TO)' is a town, and 'NA - Times Square' a screen. */
const beforeRemark = /^.{2,24}?(?=(?: ?[([]| [-–—] |[:;] )\p{Ll})/u;
const mostCharacters = 60;
/** The UUID of nothing. */
const nilId = /^0{8}-(?:0{4}-){3}0{12}$/;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a trimmed cell stands for 'no value': `N/A`, `NULL`, `#REF!`, `-`, `???`, `null, null`. */
export function isPlaceholder(text: string): boolean {
  const first = text.charCodeAt(0);
  // A number, most often.
  if (text.length > mostCharacters || text === '') return false;
  if (isDigit(first)) return first === 48 && nilId.test(text);
  if (first === 45 && isDigit(text.charCodeAt(1))) return false;
  if (words.has(text)) return true;
  const start = firstLetters.exec(text)?.[0].toLowerCase() ?? '';
  if (start.length === 1 ? !isApart.test(text) : !known.has(start)) return false;
  return (
    isWord(text.toLowerCase()) ||
    marksOnly.test(text) ||
    spreadsheetError.test(text) ||
    variable.test(text) ||
    isWord(beforeRemark.exec(text)?.[0].toLowerCase() ?? '') ||
    isList(text)
  );
}

function isWord(text: string): boolean {
  const word = withSlashes(text);
  if (words.has(word) || (lettersApart.test(word) && words.has(word.replaceAll('/', '')))) return true;
  const inside = inBrackets.exec(text)?.[1];
  return inside !== undefined && isWord(inside);
}

function isList(text: string): boolean {
  const parts = text.split(/[,;|]/);
  return parts.length > 1 && parts.every((part) => isPlaceholder(part.trim()));
}
