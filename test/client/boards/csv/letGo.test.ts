import { letGo } from '../../../../src/client/boards/csv/loading/letGo';

it('moves the bytes into a buffer of none', () => {
  const sizes: number[] = [];
  letGo(Object.assign(new ArrayBuffer(8), { transfer: (size: number) => { sizes.push(size); return new ArrayBuffer(size); } }));
  expect(sizes).toEqual([0]);
});

it('leaves them alone where the browser cannot', () => {
  const buffer = Object.assign(new ArrayBuffer(8), { transfer: undefined });
  letGo(buffer as unknown as ArrayBuffer);
  expect(buffer.byteLength).toBe(8);
});
