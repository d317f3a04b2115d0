import { render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { richText } from '#catalog/engine/fields.ts';
import type { CellProps } from '#src/engine/kinds/FieldViews.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { FieldReading } from '#src/engine/kinds/FieldReading.tsx';
import { purified } from '#src/engine/kinds/richText/purified.ts';

const show = (html: string, View: ComponentType<CellProps> = FieldReading) =>
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <View name="details" field={richText()} value={html} />
    </AdminContext>,
  );

describe('a formatted text', () => {
  test('is read with its headings and links', async () => {
    show('<h2>Hajj</h2><p>See <a href="https://rihla.example" target="_blank">here</a></p>');
    expect(await screen.findByRole('heading', { name: 'Hajj' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('stands in a list as its words, with blanks between its paragraphs', () => {
    const { container } = show('<h2>Hajj</h2><p>One<br>two</p><script>alert(1)</script>', FieldCell);
    expect(container.textContent).toMatch(/^Hajj One two/);
    expect(container.querySelector('script')).toBeNull();
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)></svg>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed;inset:0;background:url(//evil)">a</p>',
    '<img src="https://evil.example/a.png">',
    '<form action="//evil"><input></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<p id="root" class="x" data-x="1" aria-hidden="true" onclick="x()">a</p>',
    '<style>p{display:none}</style>',
  ])('shows nothing that runs, loads or covers, whoever stored it: %s', html => {
    const safe = purified(`<p>before</p>${html}`);
    expect(safe).toMatch(/^<p>before<\/p>/);
    expect(safe).not.toMatch(
      /<(img|script|svg|iframe|form|input|style|math)|\son\w+=|javascript:|data[:-]|evil|position|url\(|\s(id|class|aria-\w+)=/,
    );
  });

  test('keeps its alignment and the pictures that the host has', () => {
    const html = `<p style="text-align: center;">a</p><p><img src="/media/open/ab/${'c'.repeat(40)}.webp" alt="Kaaba"></p>`;
    expect(purified(html)).toBe(html);
  });
});
