/** First and last name, or the e-mail where there is neither. */
export function personName({ firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', string>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}
