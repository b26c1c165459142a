/** First and last name, or the e-mail where there is neither. */
export function personName({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}
