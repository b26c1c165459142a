/** Hands a text to the browser's downloads. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; a moment later nobody needs the address.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
