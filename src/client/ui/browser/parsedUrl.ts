/** The address as a URL, or undefined. Not by `URL.canParse`, which Safari has from 17 on. */
export function parsedUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
