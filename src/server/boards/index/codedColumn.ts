import { Dictionary } from './dictionary';

/** One column of small numbers and what they stand for. */
export class CodedColumn {
  readonly texts = new Dictionary();
  codes = new Uint32Array(1024);
}
