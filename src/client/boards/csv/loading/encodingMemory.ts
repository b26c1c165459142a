import { local, readStored, writeStored } from '../../../ui/browser/browserStore';
import { isObject, reader, type Reader } from '../../../ui/browser/reader';
import { encodings, type Encoding } from '../reading/decodeText';

const key = 'mq.csv-encodings';
/** The most remembered file names. */
const most = 50;

type Chosen = [fileName: string, encoding: Encoding][];
const chosen: Reader<Chosen> = reader((given) =>
  isObject(given)
    ? Object.entries(given).flatMap(([name, value]): Chosen => {
        const found = encodings.find(({ encoding }) => encoding === value);
        return found ? [[name, found.encoding]] : [];
      })
    : undefined,
);

/** The encoding that the user chose for the last file of this name. */
export const rememberedEncoding = (fileName: string): Encoding | undefined =>
  readStored(local, key, chosen)?.find(([name]) => name === fileName)?.[1];

/** Remembers the user's choice for the next file of the same name. */
export function rememberEncoding(fileName: string, encoding: Encoding): void {
  const others = (readStored(local, key, chosen) ?? []).filter(([name]) => name !== fileName);
  writeStored(local, key, Object.fromEntries([...others, [fileName, encoding] as const].slice(-most)));
}
