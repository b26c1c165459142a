import { z } from 'zod';
import { local, readStored, writeStored } from '../../../ui/browser/browserStore';
import { encodings, type Encoding } from '../reading/decodeText';

const key = 'mq.csv-encodings';
/** The most remembered file names. */
const most = 50;

const shape = z.record(z.string(), z.enum(encodings.map(({ encoding }) => encoding)));
const chosen = (): Map<string, Encoding> => new Map(Object.entries(readStored(local, key, shape) ?? {}));

/** The encoding that the user chose for the last file of this name. */
export const rememberedEncoding = (fileName: string): Encoding | undefined => chosen().get(fileName);

/** Remembers the user's choice for the next file of the same name. */
export function rememberEncoding(fileName: string, encoding: Encoding): void {
  const others = [...chosen()].filter(([name]) => name !== fileName);
  writeStored(local, key, Object.fromEntries([...others, [fileName, encoding] as const].slice(-most)));
}
