import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KeysSheet } from './KeysSheet';
import { useShortcuts } from './useShortcuts';

function PageWithKeys({ open }: { open: boolean }) {
  useShortcuts([
    { id: 'help', keys: '?', label: 'This list', group: 'Everywhere', run: () => undefined },
    { id: 'palette', keys: 'mod+k', label: 'Search everything', group: 'Everywhere', run: () => undefined },
    { id: 'home', keys: 'g>h', label: 'Go home', group: 'Everywhere', run: () => undefined },
    { id: 'next', keys: ['j', 'arrowdown'], label: 'Next row', group: 'Lists', run: () => undefined },
  ]);
  return <KeysSheet open={open} onClose={() => undefined} />;
}

const meta = { title: 'UI/KeysSheet', component: PageWithKeys } satisfies Meta<typeof PageWithKeys>;
export default meta;

export const Open: StoryObj<typeof meta> = { args: { open: true } };
