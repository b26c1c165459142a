import { joinLabels, type Category, type PictureWord } from '#contract/placement';
import type { Words } from './useWords';

const sizeOf = ({ box }: PictureWord): number => box.width * box.height;
const percent = (share: number): string => `${String(share * 100)}%`;

/** The words with the name of each category that they suggest, at the largest of its boxes. */
function labelled(words: readonly PictureWord[]): { word: PictureWord; labels: Category[] }[] {
  return words.map((word) => ({
    word,
    labels: word.suggests.filter((category) => {
      const boxes = words.filter(({ suggests }) => suggests.includes(category));
      return boxes.reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best)) === word;
    }),
  }));
}

/** Boxes around the words in the picture, without a tint, so that its colours stay true. */
export function WordBoxes({ words }: { words: Words }) {
  if (!words.isShown) return null;
  return (
    <span className="mq-word-boxes" aria-hidden>
      {labelled(words.words).map(({ word: { box, suggests }, labels }, index) => (
        <span
          key={index}
          className={`mq-word-box ${suggests.length > 0 ? 'mq-word-box-suggests' : ''} ${words.active === index ? 'mq-word-box-active' : ''}`}
          style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
        >
          {labels.length > 0 && (
            <span className={`mq-word-label ${box.y < 0.03 ? 'mq-word-label-below' : ''}`}>{joinLabels(labels)}</span>
          )}
        </span>
      ))}
    </span>
  );
}
