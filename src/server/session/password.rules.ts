/** The person whose names must not make up a password. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  productName: string;
}

/** Without the owner's and the product's words, a password must still have this many characters. */
const leastRest = 8;

/** The words that an attacker who knows the owner would try first: in lower case, the longest first. */
export function ownWords({ email, firstName, lastName, productName }: PasswordOwner): string[] {
  const words = [email, ...email.split(/[@.+_-]/), firstName, lastName, productName, ...productName.split(/\s/)].map(
    (word) => word.trim().toLowerCase(),
  );
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** Whether a password is little more than its owner's e-mail, names or the product's name: 'RobinVale2026!', 'marquee-demo'. */
export function isMostlyOwnWords(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase();
  const rest = ownWords(owner).reduce((left, word) => left.split(word).join(''), text);
  return rest !== text && rest.length < leastRest;
}
