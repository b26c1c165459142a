/** Patterns of secrets, based on the rules of secretlint's recommended preset. */
const secrets: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH |DSA |PGP )?PRIVATE KEY/],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['AWS secret key', /aws_?secret_?(?:access_?)?key["'\s:=]+[A-Za-z0-9/+]{40}\b/i],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ['Slack token', /\bxox[abpors]-[\w-]{10,}/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['Google key', /\bAIza[\w-]{35}\b/],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['SendGrid key', /\bSG\.[\w-]{22}\.[\w-]{43}\b/],
  ['JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['registry login', /_auth[T]oken=(?!\$)/], // The API page shows one that says 'for the documentation only', in base 64.
  ['session of ours', /\bmq_(?!Zm9yIHRoZSBkb2N1bWVudGF0aW9uIG9ubHk)[\w-]{43}\b/],
];

/** The kinds of secrets that a text holds. */
export const secretsIn = (text: string): string[] =>
  secrets.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
