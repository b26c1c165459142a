import { Flex, Tag } from 'antd';
import { wordMessages } from './categories.messages';
import type { Words } from './useWords';

/** The words that were read in the picture; the one under the pointer, last tapped or with the focus is marked in it. */
export function WordsInPicture({ words: { state, words, active, setActive } }: { words: Words }) {
  const off = () => setActive(undefined);
  return (
    <section>
      <h3>
        {wordMessages.heading} {words.length > 0 && <span className="mq-count">{wordMessages.by}</span>}
      </h3>
      {words.length === 0 && (
        <p className="mq-tone-neutral" role="status">
          {wordMessages[state]}
        </p>
      )}
      <Flex wrap gap={6}>
        {words.map(({ text, suggests }, index) => {
          const on = () => setActive(index);
          return (
            <span key={index} onMouseEnter={on} onMouseLeave={off} onFocus={on} onBlur={off}>
              <Tag.CheckableTag
                checked={active === index}
                className={suggests.length > 0 ? 'mq-word mq-word-suggests' : 'mq-word'}
                onChange={on}
              >
                {text}
              </Tag.CheckableTag>
            </span>
          );
        })}
      </Flex>
    </section>
  );
}
