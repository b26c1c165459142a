/** Whether an error is the database's refusal of a second row with the same unique value (code 23505): of this index, or of any. */
export function violatesUnique(error: unknown, index?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505')
      return index === undefined || ('constraint' in cause && cause.constraint === index);
  }
  return false;
}
