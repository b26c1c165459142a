/** Without it, spreadsheets read a CSV file in the encoding of the country they were made for. */
const byteOrderMark = '\uFEFF';

/** Downloads a text as a file; a CSV file begins with a byte order mark. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(
    new Blob(type === 'text/csv' ? [byteOrderMark, ...parts] : parts, { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts with the click; the address is not needed afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
