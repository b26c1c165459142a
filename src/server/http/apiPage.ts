/** The API page from the OpenAPI document. */
export function describeApi(document: object): string {
  return `<!doctype html><title>API</title><pre>${JSON.stringify(document, null, 2).replace(/[&<>]/g, (c) => `&#${String(c.charCodeAt(0))};`)}</pre>`;
}
