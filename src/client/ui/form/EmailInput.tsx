import { Input, type InputProps } from 'antd';
import { email } from '#contract/identity';

export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** The one address in a text as mail programs copy it (`Ana <ana@x.com>`, `mailto:ana@x.com`), else the text as it is. */
function readEmail(text: string): string {
  const parts = text.split(/[\s<>()[\]:;,?"]+/).filter((part) => part.includes('@'));
  const [address = '', ...others] = new Set(parts.map((part) => part.replace(/^'|[.']+$/g, '')));
  return others.length === 0 && isEmail(address) ? address : text;
}

/** The field of an e-mail address. Of a text that is pasted or dropped it takes the address alone. */
export const EmailInput = (props: InputProps) => (
  <Input
    {...props}
    type="email"
    // Before `onChange`, to which antd gives a copy of the field.
    onInput={({ currentTarget: field, nativeEvent: { inputType } }) => {
      if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return;
      field.value = readEmail(field.value);
      // `useFilledFields` has seen the whole text, which React would write back.
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }}
  />
);
