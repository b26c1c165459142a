import { onMap } from '../../../../src/client/boards/map/useBoardMap';

test('the map leaves deleted boards out, unless the list is filtered for or against them', () => {
  expect(onMap<{ country: string; deleted?: boolean }>({ country: 'Portugal' })).toEqual({
    country: 'Portugal',
    deleted: false,
  });
  expect(onMap({ deleted: true })).toEqual({ deleted: true });
  expect(onMap({ deleted: false })).toEqual({ deleted: false });
});
