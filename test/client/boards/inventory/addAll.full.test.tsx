import { screen } from '@testing-library/react';
import { openPage } from '#test/page';
import { connect } from '#test/wire';
import { on, provider, choose } from './addAll.setup';

test("'Category' narrows the screens, and 'Add all' with them", async () => {
  const wire = connect(on.app);
  provider(wire);
  const page = await openPage(on, '/boards?orgID=all&add=api', { wire });
  await choose(page, 'Alder Media');
  expect(await screen.findByRole('button', { name: 'Add all 8' })).toBeEnabled();
  await page.user.click(screen.getByRole('combobox', { name: 'Category' }));
  const offered = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  expect(offered.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Retail', 'Transportation', 'Roadside', 'Point of care']),
  );
  await page.user.click(screen.getByText('Retail', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByRole('button', { name: 'Add all 3' })).toBeEnabled();
  expect(screen.getByText('Screen 2')).toBeVisible();
  expect(screen.queryByText('Screen 3')).toBeNull();
  await page.user.click(screen.getByRole('combobox', { name: 'Category' }));
  await page.user.click(await screen.findByText('Point of care', { selector: '.ant-select-item-option-content' }));
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: 'Add all 8' })).toBeEnabled();
});
