import type { Locator, Page } from '@playwright/test';

type Scope = Page | Locator;

/** A box to type into, by its whole label. */
export const box = (scope: Scope, name: string): Locator => scope.getByRole('textbox', { name, exact: true });

/** A box that offers choices, by its whole label. */
export const choiceBox = (scope: Scope, name: string): Locator => scope.getByRole('combobox', { name, exact: true });

/** Searches a reference by text and takes the first record of that name. */
export async function lookUp(page: Page, label: string, text: string): Promise<void> {
  await choiceBox(page, label).fill(text);
  // What tells records of one title apart may follow it; the very title comes first.
  const name = new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |$)`);
  await page.getByRole('option', { name }).first().click();
}

/** Opens a closed list of choices and takes one. */
export async function pick(page: Page, name: string, option: string): Promise<void> {
  await choiceBox(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
