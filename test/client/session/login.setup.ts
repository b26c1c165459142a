import { screen } from '@testing-library/react';
import { testApp } from '#test/app';
import { type OpenPage } from '#test/page';
import { anaOkafor, aUser } from '#test/people';
import { hashPassword } from '../../../src/server/session/password';

export const password = 'a long test password';
export const on = testApp();
beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  await aUser(on.db, { ...anaOkafor, passwordHash });
  await aUser(on.db, { email: 'member@test.example', passwordHash });
});
export const button = () => screen.getByRole('button', { name: /^Log/ });
export async function fill(page: OpenPage, email = 'ana@test.example', pass = password) {
  await page.user.type(await screen.findByLabelText('Email'), email);
  await page.user.type(screen.getByLabelText('Password'), pass);
}

export const signIns = (page: OpenPage) => page.wire.sent('POST', /^\/api\/super$/);
