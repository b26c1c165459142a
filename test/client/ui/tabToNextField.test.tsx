import { screen } from '@testing-library/react';
import { Input, Select } from 'antd';
import { tabToNextField } from '../../../src/client/ui/form/tabToNextField';
import { renderUi } from './renderUi';

test('after a choice, Tab goes on to the next field and the choice stays', async () => {
  const changed = jest.fn();
  const { user } = renderUi(
    <>
      <Select
        mode="multiple"
        aria-label="Teams"
        {...tabToNextField}
        options={[
          { value: 'a', label: 'Mall network' },
          { value: 'b', label: 'Stations' },
        ]}
        onChange={(next: string[]) => {
          changed(next);
        }}
      />
      <Input aria-label="Next" />
    </>,
  );
  await user.click(screen.getByRole('combobox', { name: 'Teams' }));
  await user.click(await screen.findByTitle('Mall network'));
  expect(changed).toHaveBeenLastCalledWith(['a']);
  await user.tab();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});
