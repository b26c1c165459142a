import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweep } from '#test/sweep';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';

const place = mkdtempSync(join(tmpdir(), 'marquee-test-'));
afterAll(() => rmSync(place, { recursive: true }));
const outside = join(place, 'outside');
writeFileSync(outside, 'a picture');

const sha256 = createHash('sha256').update('a picture').digest('hex');
const listed = (path: string) => ({ path, bytes: 9, sha256 });

/** A backup with one file, changed by somebody who can write its list too. */
function backup(name: string, change: (folder: string) => void, files = [listed('files/aa/poster')], list?: string) {
  const folder = join(place, name);
  mkdirSync(join(folder, 'files/aa'), { recursive: true });
  writeFileSync(join(folder, 'files/aa/poster'), 'a picture');
  change(folder);
  const manifest = { format: 1, product: '1.0.0', madeAt: '2026-11-25', heldFor: 0, rows: {}, files };
  writeFileSync(join(folder, 'backup.json'), list ?? JSON.stringify(manifest));
  return folder;
}
const poster = (folder: string): string => join(folder, 'files/aa/poster');
const replace = (by: (path: string) => void) => (folder: string) => {
  rmSync(poster(folder));
  by(poster(folder));
};
const nothing = (): void => undefined;

test('a backup with links, foreign paths, wrong sums or more than its list is refused before anything is touched', () =>
  sweep<[string, RegExp]>(
    [
      [
        'a link to a file',
        [
          backup(
            'link',
            replace((path) => symlinkSync(outside, path)),
          ),
          /files\/aa\/poster is a link/,
        ],
      ],
      [
        'a folder that is a link',
        [
          backup('folder', (folder) => {
            rmSync(join(folder, 'files'), { recursive: true });
            symlinkSync(place, join(folder, 'files'));
          }),
          /files is not a folder/,
        ],
      ],
      [
        'more files',
        [backup('more', (folder) => linkSync(outside, join(folder, 'files/more'))), /files\/more is not in its list/],
      ],
      [
        'other bytes',
        [backup('bytes', (folder) => writeFileSync(poster(folder), 'b picture')), /is not what was backed up/],
      ],
      ['a missing file', [backup('missing', replace(nothing)), /poster cannot be read/]],
      ...['../outside', 'files/../../outside', outside, 'files\\..\\..\\outside', 'src/main.js'].map(
        (path, index): [string, [string, RegExp]] => [
          path,
          [
            backup(`path${String(index)}`, nothing, [listed('files/aa/poster'), listed(path)]),
            /is not a file of a backup/,
          ],
        ],
      ),
      ['a list without the database', [backup('none', nothing), /names no file of the database/]],
      [
        'a list cut short',
        [backup('cut', nothing, [], '{"format":1,"fi'), /is not a manifest that this Marquee can read/],
      ],
    ],
    async ([folder, message]) => {
      const target = join(place, 'never');
      await expect(restoreBackup(folder, target, { replace: false })).rejects.toThrow(message);
      expect(existsSync(target)).toBe(false);
    },
  ));
