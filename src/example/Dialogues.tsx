import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Confirm, Form, useTranslate } from 'react-admin';
import { GuardedDialog } from '../engine/editing/GuardedDialog.tsx';
import { inputs } from '../engine/kinds/inputs.ts';
import { openDialog } from '../engine/messages/dialog.ts';
import { entityOf, examples } from './examples.ts';
import { Row, Section } from './Section.tsx';

const asked = examples.filter(({ kind }) => ['text', 'date', 'money', 'longText'].includes(kind));
const entity = entityOf(asked);

function Asking({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <GuardedDialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose}>
      {close => (
        <Form onSubmit={onClose}>
          <DialogTitle id={id}>{translate('examplePages.dialogues.asking')}</DialogTitle>
          <DialogContent>
            {asked.map(({ kind, name, field }) => {
              const Input = inputs[kind];
              return <Input key={kind} name={name} field={field} entity={entity} />;
            })}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('ra.action.confirm')}
            </Button>
          </DialogActions>
        </Form>
      )}
    </GuardedDialog>
  );
}

/** Dialogues that tell, that ask before something is lost, and in which something is entered. */
export function Dialogues() {
  const translate = useTranslate();
  const [open, setOpen] = useState<'confirming' | 'asking'>();
  const close = () => setOpen(undefined);
  const tell = () =>
    openDialog({
      title: 'examplePages.dialogues.telling',
      children: translate('examplePages.samples.longText', { n: 1 }),
    });
  return (
    <Section name="dialogues">
      <Row>
        <Button variant="outlined" onClick={tell}>
          {translate('examplePages.dialogues.telling')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('confirming')}>
          {translate('examplePages.dialogues.confirming')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('asking')}>
          {translate('examplePages.dialogues.asking')}
        </Button>
      </Row>
      <Confirm
        isOpen={open === 'confirming'}
        title="examplePages.dialogues.confirming"
        content="ra.message.delete_content"
        contentTranslateOptions={{ name: translate('entities.tour_package', { smart_count: 1 }) }}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={close}
        onClose={close}
      />
      {open === 'asking' && <Asking onClose={close} />}
    </Section>
  );
}
