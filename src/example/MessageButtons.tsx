import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { showBanner } from '../engine/messages/banner.ts';
import { Part, Row, Section } from './Section.tsx';

const types: readonly AlertColor[] = ['success', 'info', 'warning', 'error'];
const keyOf = (type: AlertColor): string => `examplePages.said.${type}`;

/** Messages that come and go where they do in use, and those that stay in a page. */
export function MessageButtons() {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = (type: AlertColor) => translate(`examplePages.types.${type}`);
  return (
    <Section name="messages">
      <Part name="toasts">
        <Row>
          {types.map(type => (
            <Button key={type} variant="outlined" color={type} onClick={() => notify(keyOf(type), { type })}>
              {nameOf(type)}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => notify(keyOf('success'), { type: 'success', undoable: true })}>
            {translate('examplePages.with_undo')}
          </Button>
        </Row>
      </Part>
      <Part name="banners">
        <Row>
          {types.map(type => (
            <Button key={type} variant="outlined" color={type} onClick={() => showBanner(keyOf(type), type)}>
              {nameOf(type)}
            </Button>
          ))}
        </Row>
      </Part>
      <Part name="alerts">
        <Stack sx={{ gap: 1 }}>
          {types.map(type => (
            // It stands from the beginning, so that it interrupts nobody.
            <Alert key={type} severity={type} role="note">
              {translate(keyOf(type))}
            </Alert>
          ))}
        </Stack>
      </Part>
    </Section>
  );
}
