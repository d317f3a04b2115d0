import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { HiddenWords } from '../i18n/HiddenWords.tsx';
import { Part, Row, Section } from './Section.tsx';

const variants = ['contained', 'outlined', 'text'] as const;

/** Buttons of each weight as they are, and in each state. */
export function Buttons() {
  const translate = useTranslate();
  const save = translate('ra.action.save');
  return (
    <Section name="buttons">
      {variants.map(variant => (
        <Part key={variant} name={variant}>
          <Row>
            <Button variant={variant}>{save}</Button>
            <Button variant={variant} startIcon={<Add />}>
              {translate('ra.action.create')}
            </Button>
            <Button variant={variant} disabled>
              {translate('examplePages.disabled')}
            </Button>
            <Button variant={variant} loading loadingPosition="start" startIcon={<Add />}>
              {translate('examplePages.busy')}
            </Button>
            <Button variant={variant} color="error" startIcon={<Delete />}>
              {translate('ra.action.delete')}
            </Button>
          </Row>
        </Part>
      ))}
      <Part name="icons">
        <Row>
          {([false, true] as const).map(disabled => (
            <IconButton key={String(disabled)} disabled={disabled}>
              <Add />
              <HiddenWords i18nKey={disabled ? 'examplePages.disabled' : 'ra.action.create'} />
            </IconButton>
          ))}
          <IconButton color="error">
            <Delete />
            <HiddenWords i18nKey="ra.action.delete" />
          </IconButton>
        </Row>
      </Part>
    </Section>
  );
}
