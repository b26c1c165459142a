/** The address as a URL, or undefined. Without `URL.canParse`, which Safari has only from version 17. */
export function parsedUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
