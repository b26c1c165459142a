import type { ArtworkFile, FileFacts } from '#contract/artwork';
import { formatName } from '#contract/fileTypes';
import { StatusLabel, type Status } from '../../ui/display/StatusLabel';
import { bytesText, externalIds, pixels, ratioText, secondsText } from '../fileFacts';
import { Pairs } from '../../ui/display/Pairs';

interface FactsProps {
  file: ArtworkFile;
  /** Read from the bytes; undefined while they load, or if the API has none. */
  facts: FileFacts | undefined;
}

const noteStatus = { info: 'info', warning: 'rowWarning', error: 'rowError' } as const satisfies Record<
  'info' | 'warning' | 'error',
  Status
>;

const colourNames: Readonly<Record<string, string>> = {
  srgb: 'sRGB',
  rgb: 'RGB',
  rgb16: 'RGB, 16 bit',
  cmyk: 'CMYK',
  'b-w': 'greyscale',
  grey16: 'greyscale, 16 bit',
  lab: 'Lab',
};
const colourName = (space: string): string => colourNames[space.toLowerCase()] ?? space;

/** The rows of the list: name and value. */
export function factRows(file: ArtworkFile, facts: FileFacts | undefined): [name: string, value: string][] {
  const width = facts?.width ?? file.width;
  const height = facts?.height ?? file.height;
  const bytes = facts?.bytes ?? file.bytes;
  const durationMs = facts?.durationMs ?? file.durationMs;
  const rows: [name: string, value: string | undefined][] = [
    [
      'Format',
      [formatName(facts?.type ?? file.fileFormat), facts?.codec, facts?.colourSpace && colourName(facts.colourSpace)]
        .filter(Boolean)
        .join(', '),
    ],
    ['Pixels', width && height ? `${pixels(width, height)} (${ratioText(width, height)})` : undefined],
    ['Size', bytes ? bytesText(bytes) : undefined],
    ['Duration', durationMs ? secondsText(durationMs) : facts?.animated ? 'Animated' : 'Still image'],
    ['Sound', facts?.hasAudio ? 'Has a sound track; boards are silent' : undefined],
    ...externalIds(file).map(({ platform, id }): [string, string] => [`${platform} id`, id]),
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** The facts of the file: format, pixels, size, duration. */
export function Facts({ file, facts }: FactsProps) {
  return (
    <section>
      <h3>Facts</h3>
      <Pairs
        styles={{ root: { paddingBlockStart: 6 }, content: { fontWeight: 500 } }}
        items={factRows(file, facts).map(([name, value]) => ({ key: name, label: name, children: value }))}
      />
      {facts?.notes && facts.notes.length > 0 && (
        <ul className="mq-plain-list mq-fact-notes">
          {facts.notes.map(({ level, text }) => (
            <li key={text}>
              <StatusLabel status={noteStatus[level]}>{text}</StatusLabel>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
