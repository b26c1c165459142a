import { letGo } from '../../../../src/client/boards/csv/loading/letGo';

it('moves the bytes into a buffer of none', () => {
  const sizes: number[] = [];
  letGo(
    Object.assign(new ArrayBuffer(8), {
      transfer: (size: number) => {
        sizes.push(size);
        return new ArrayBuffer(size);
      },
    }),
  );
  expect(sizes).toEqual([0]);
});

it('leaves them alone where the browser cannot', () => {
  const buffer = Object.assign(new ArrayBuffer(8), { transfer: undefined });
  letGo(buffer as unknown as ArrayBuffer);
  expect(buffer.byteLength).toBe(8);
});

it.each([
  [370_000, 3_700_000],
  [13_000_000, 64 * 1024 * 1024],
])('%i bytes are counted as %i', (size, counted) => {
  const made = jest.spyOn(Reflect, 'construct');
  letGo(new ArrayBuffer(size));
  expect(made.mock.calls).toEqual([[ArrayBuffer, [counted]]]);
  made.mockRestore();
});

it('goes on where there is no room for what is counted', () => {
  const made = jest.spyOn(Reflect, 'construct').mockImplementation(() => {
    throw new RangeError('Array buffer allocation failed');
  });
  expect(() => {
    letGo(new ArrayBuffer(8));
  }).not.toThrow();
  made.mockRestore();
});
