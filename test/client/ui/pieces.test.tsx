import { act, screen, waitFor } from '@testing-library/react';
import moment from 'moment';
import { CopyId } from '../../../src/client/ui/display/CopyId';
import { Dial } from '../../../src/client/ui/display/Dial';
import { FilterChip } from '../../../src/client/ui/table/FilterChip';
import { IconButton } from '../../../src/client/ui/display/IconButton';
import { LabelledSwitch } from '../../../src/client/ui/form/LabelledSwitch';
import { Mark } from '../../../src/client/ui/display/Mark';
import { Money } from '../../../src/client/ui/format/Money';
import { formatMoney } from '../../../src/client/ui/format/money';
import { RelativeDate } from '../../../src/client/ui/format/RelativeDate';
import { formatShare, isLowBudget } from '../../../src/client/ui/format/share';
import { signs, StatusLabel } from '../../../src/client/ui/display/StatusLabel';
import type { Status } from '../../../src/client/ui/display/StatusLabel';
import { WalletRing } from '../../../src/client/ui/display/WalletRing';
import { renderUi } from './renderUi';

describe('money', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [5, '$5.00'],
    [0, '$0.00'],
    [4.99, '$4.99'],
    [-12, '-$12.00'],
    [-0.001, '$0.00'],
    [2_500_000, '$2,500,000.00'],
    [0.005, '$0.01'],
  ])('writes %d as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
  it("is what the browser's own format writes", () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (let cents = -2_000_000_001; cents < 2_000_000_000; cents += 3_991_687)
      expect(formatMoney(cents / 100)).toBe(dollars.format(cents / 100));
  });
  it('shows a dash for no value', () => {
    renderUi(<Money amount={null} />);
    expect(screen.getByText('–')).toBeInTheDocument();
  });
});

describe('dates', () => {
  it('stand over the time from now, with the exact time on focus', async () => {
    const date = moment().subtract(2, 'hours').toISOString();
    const { user, container } = renderUi(<RelativeDate date={date} />);
    const time = container.querySelector('time');
    expect(time).toHaveAttribute('datetime', date);
    expect(time).toHaveTextContent(`${moment(date).format('D MMM YYYY')}2 hours ago`);
    await user.tab();
    expect(time).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      `${moment(date).format('HH:mm:ss')} UTC${moment(date).format('Z')}`,
    );
  });
  it('stay fresh', () => {
    jest.useFakeTimers({ now: new Date('2026-01-01T10:00:00Z') });
    const { container } = renderUi(<RelativeDate date="2026-01-01T09:59:00.000Z" inline />);
    expect(container).toHaveTextContent('a minute ago');
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(container).toHaveTextContent('6 minutes ago');
    jest.useRealTimers();
  });
  it.each([null, undefined, '', 'yesterday'])('show a dash for %p', (date) => {
    const { container } = renderUi(<RelativeDate date={date} />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('the dial', () => {
  const dial = () => screen.getByRole('progressbar', { name: 'Budget left of Winter fares' });
  const show = (share: number | null, size: 'table' | 'page' = 'table') =>
    renderUi(<Dial share={share} label="Budget left of Winter fares" left="$34.00" size={size} />);

  it.each([
    [0.149, '14.9%'],
    [0.15, '15.0%'],
    [0.14999, '14.9%'],
    [0.82, '82.0%'],
    [0.57, '57.0%'],
    [1, '100.0%'],
    [-0.2, '0.0%'],
  ])('cuts %d to %s', (share, text) => expect(formatShare(share)).toBe(text));
  it.each([
    [0.1499, true],
    [0.15, false],
    [0.1501, false],
    [0, true],
  ])('%d is low: %s', (share, low) => expect(isLowBudget(share)).toBe(low));
  it('says what is left', () => {
    show(0.149);
    expect(dial()).toHaveAttribute('aria-valuetext', '14.9% left, $34.00');
    expect(dial()).toHaveAttribute('aria-valuenow', '14.9');
  });
  it('is red with a sign below 15 %, green from there', () => {
    const { container, unmount } = show(0.149);
    expect(container.querySelector('.anticon-warning')).toBeInTheDocument();
    expect(container.innerHTML).toContain('--mq-error');
    unmount();
    const { container: enough } = show(0.15);
    expect(enough.querySelector('.anticon-warning')).not.toBeInTheDocument();
    expect(enough.innerHTML).toContain('--mq-success');
  });
  it('has its number on pages, and none in tables', () => {
    show(0.624, 'page').unmount();
    show(0.624, 'page');
    expect(dial()).toHaveTextContent('62.4%');
  });
  it('is empty without a budget', () => {
    show(null, 'page');
    expect(dial()).toHaveTextContent('No budget');
    expect(dial()).toHaveAttribute('aria-valuetext', 'No budget');
  });
});

describe('the wallet ring', () => {
  it.each([
    [4.99, '9%', true],
    [9.99, '17%', true],
    [16.6, '25%', true],
    [16.67, '25%', false],
    [120.5, '71%', false],
    [2500, '98%', false],
  ])('with %d shows %s, low: %s', (funds, text, low) => {
    const { container } = renderUi(
      <WalletRing share={funds / (funds + 50)} label="Wallet" amount={formatMoney(funds)} />,
    );
    expect(screen.getByRole('progressbar', { name: 'Wallet' })).toHaveAttribute(
      'aria-valuetext',
      `${text}, ${formatMoney(funds)}`,
    );
    expect(container).toHaveTextContent(text);
    expect(container.innerHTML.includes('--mq-error')).toBe(low);
  });
});

describe('status words', () => {
  it.each(Object.keys(signs) as Status[])('%s has an icon and a label', (status) => {
    // the keys are the statuses
    const { container } = renderUi(<StatusLabel status={status} />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText(signs[status].label)).toBeInTheDocument();
  });
  it('take other words, and a tag form', () => {
    const { container } = renderUi(
      <StatusLabel status="configErrors" tag>
        3 config errors
      </StatusLabel>,
    );
    expect(container.querySelector('.mq-tag-warning')).toHaveTextContent('3 config errors');
  });
});

describe('small controls', () => {
  it('a chip is a button that stays pressed', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <FilterChip on onChange={onChange} count={40}>
        Is in campaign
      </FilterChip>,
    );
    expect(screen.getByRole('button', { name: /Is in campaign/, pressed: true })).toHaveTextContent('40');
    await user.click(screen.getByRole('button'));
    expect(onChange).toHaveBeenCalledWith(false);
  });
  it('a switch keeps its name whatever its state', async () => {
    const onChange = jest.fn<undefined, [boolean]>();
    const { user } = renderUi(
      <LabelledSwitch label="Winter fares active" checked={false} onChange={onChange} on="Active" off="Paused" />,
    );
    expect(screen.getByRole('switch', { name: 'Winter fares active', checked: false })).toBeInTheDocument();
    expect(screen.getByText('Paused')).toBeInTheDocument();
    await user.click(screen.getByRole('switch'));
    expect(onChange.mock.calls[0]?.[0]).toBe(true);
  });
  it('an icon button has a name and a tooltip', async () => {
    const { user } = renderUi(<IconButton label="Delete Winter fares" tip="Delete" icon={<i />} />);
    await user.hover(screen.getByRole('button', { name: 'Delete Winter fares' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
  });
  it('an id is copied with a confirmation', async () => {
    const { user } = renderUi(<CopyId id="org_4Kd8Za" of="Kestrel Air" />);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the id of Kestrel Air' }));
    expect(copied).toHaveBeenCalledWith('org_4Kd8Za');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  });
  it('an id stays silent where there is no clipboard', async () => {
    const { user } = renderUi(<CopyId id="x" of="Kestrel Air" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
  it('the mark loses post and lamps when small, and has a name only if told', () => {
    const { container } = renderUi(
      <>
        <Mark label="Marquee" />
        <Mark size={18} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Marquee' }).querySelectorAll('circle')).toHaveLength(4);
    const small = container.querySelector('svg[width="18"]');
    expect(small?.querySelectorAll('circle')).toHaveLength(2);
    expect(small?.querySelector('path')).toBeNull();
    expect(small).toHaveAttribute('aria-hidden', 'true');
  });
});
