import type { Page } from '@playwright/test';

export const DEMO_PASSWORD = 'rihla-demo-2026';

/** The sign-in of somebody on her way to a page. */
export const loginFor = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

/** Types the demo credentials of a role into the sign-in and sends them. */
export async function signIn(page: Page, role: 'admin' | 'staff' | 'user' = 'admin'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(`${role}@rihla.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
