/** Downloads a text as a file. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts with the click; the address is not needed afterwards.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
