/** Whether an error is the database's refusal of a second row with the same unique value (class 23505), by the index's name. */
export function violatesUnique(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause && cause.constraint === index) return true;
  }
  return false;
}
