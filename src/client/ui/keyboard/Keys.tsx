import { Flex } from 'antd';
import { Kbd } from './Kbd';
import { printedKeys } from './shortcuts';

const isMac = /mac/i.test(navigator.userAgent);

/** One chord or sequence, as printed on the keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Flex component="span" gap={4} className="mq-keys">
      {printedKeys(keys, isMac).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Flex>
  );
}
