import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, FileField, FileInput, Form, testDataProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromEvent } from '#src/shims/fileSelector.ts';

const passport = new File(['-'], 'passport.pdf', { type: 'application/pdf' });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:passport', revokeObjectURL: () => {} }));
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form>
        <FileInput source="paper" inputProps={{ 'aria-label': 'Paper' }}>
          <FileField source="src" title="title" />
        </FileInput>
      </Form>
    </AdminContext>,
  );
});

test('a file that is chosen is taken', async () => {
  await userEvent.upload(screen.getByLabelText('Paper'), passport);
  expect(await screen.findByRole('link', { name: 'passport.pdf' })).toBeInTheDocument();
});

test('a file that is dropped is taken', async () => {
  fireEvent.drop(screen.getByLabelText('Paper'), { dataTransfer: { types: ['Files'], items: [], files: [passport] } });
  expect(await screen.findByRole('link', { name: 'passport.pdf' })).toBeInTheDocument();
});

test('of what is still being dragged, that it is a file is known alone', async () => {
  const items = [{ kind: 'string' }, { kind: 'file' }];
  const dragged = Object.assign(new Event('dragenter'), { dataTransfer: { items, files: [] } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no DataTransfer
  expect(await fromEvent(dragged as unknown as DragEvent)).toEqual([items[1]]);
});
