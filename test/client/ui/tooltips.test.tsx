import { act, screen, waitFor } from '@testing-library/react';
import { Clip } from '../../../src/client/ui/display/Clip';
import { IconButton } from '../../../src/client/ui/display/IconButton';
import { RelativeDate } from '../../../src/client/ui/format/RelativeDate';
import { formatExact } from '../../../src/client/ui/format/moment';
import { renderUi } from './renderUi';

const date = '2026-03-05T12:00:00.000Z';
const bubble = () => screen.findByRole('tooltip');
const noBubble = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

describe('tooltips', () => {
  it('come under the pointer, and go when it leaves; it may move onto them', async () => {
    const { user } = renderUi(
      <>
        <Clip>a long name</Clip>
        <p>elsewhere</p>
      </>,
    );
    await user.hover(screen.getByText('a long name'));
    expect(await bubble()).toHaveTextContent('a long name');
    await user.hover(await bubble());
    await act(() => new Promise((done) => setTimeout(done, 300)));
    await user.unhover(await bubble());
    await noBubble();
  });

  it('come to the keyboard, describe what they belong to, and go with Escape or with the focus', async () => {
    const { user, container } = renderUi(
      <>
        <RelativeDate date={date} />
        <button>next</button>
      </>,
    );
    await user.tab();
    const time = container.querySelector('time');
    expect(await bubble()).toHaveTextContent(formatExact(date));
    expect(time).toHaveAccessibleDescription(formatExact(date));
    await user.keyboard('{Escape}');
    await noBubble();
    expect(time).not.toHaveAttribute('aria-describedby');
    await user.tab();
    await user.tab({ shift: true });
    await bubble();
    await user.tab();
    await noBubble();
  });

  it('do not repeat the accessible name', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Help" icon={<i />} />
        <IconButton label="Delete Winter fares" tip="Delete" icon={<i />} />
      </>,
    );
    await user.tab();
    await bubble();
    expect(screen.getByRole('button', { name: 'Help' })).not.toHaveAttribute('aria-describedby');
    await user.tab();
    // antd's generated ids are all the same in tests, so the text is read from the tooltip.
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Delete'));
    expect(screen.getByRole('button', { name: 'Delete Winter fares' })).toHaveAttribute('aria-describedby');
  });
});
