/**
 * Checks one case after the other and fails once at the end, with a message that names each case that failed and why: for
 * loops over calls, roles and texts.
 */
export async function sweep<T>(
  cases: readonly (readonly [name: string, given: T])[],
  check: (given: T, name: string) => unknown,
): Promise<void> {
  const failed: string[] = [];
  for (const [name, given] of cases) {
    try {
      await check(given, name);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed.length > 0)
    throw new Error(`${String(failed.length)} of ${String(cases.length)} cases failed:\n${failed.join('\n')}`);
  if (cases.length === 0) throw new Error('There are no cases');
}
