import Done from '@mui/icons-material/CheckCircleOutlined';
import Open from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { entities } from '#catalog/registry/entities.ts';
import { HiddenWords } from '#src/i18n/HiddenWords.tsx';
import { useBegun } from './useBegun.ts';

/** What an agency without any entry does first, step by step; nothing once a voucher or a bill stands in the books. */
export function BeginBooks() {
  const begun = useBegun();
  const translate = useTranslate();
  const pathTo = useCreatePath();
  const id = useId();
  if (!begun || begun.hasDocument) return null;
  const { setting, hasDay, hasOpening } = begun;
  const listOf = (name: 'ledger_account' | 'book_setting') => pathTo({ resource: entities[name].route, type: 'list' });
  const newOf = (name: 'opening_balance' | 'receipt_voucher') =>
    pathTo({ resource: entities[name].route, type: 'create' });
  const dayAt = setting && pathTo({ resource: entities.book_setting.route, type: 'edit', id: setting });
  const steps = [
    { name: 'day', done: hasDay, to: dayAt ?? listOf('book_setting') },
    { name: 'chart', done: hasOpening, to: listOf('ledger_account') },
    { name: 'opening', done: hasOpening, to: newOf('opening_balance') },
    { name: 'voucher', done: false, to: newOf('receipt_voucher') },
  ];
  const next = steps.find(({ done }) => !done)?.name;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, mb: 2, '@media print': { display: 'none' } }}>
      <Typography id={id} variant="h6" component="h2" gutterBottom>
        {translate('beginBooks.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {steps.map(({ name, done, to }, index) => (
          <Box
            component="li"
            key={name}
            {...(name === next && { 'aria-current': 'step' })}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
          >
            {done ? <Done color="success" aria-hidden /> : <Open color="action" aria-hidden />}
            <Box sx={{ flex: '1 1 16rem', minInlineSize: 0 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {index + 1}. {translate(`beginBooks.steps.${name}.title`)}
                {done && <HiddenWords i18nKey="beginBooks.done" />}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {translate(`beginBooks.steps.${name}.about`)}
              </Typography>
            </Box>
            <PageButton
              to={to}
              size="small"
              variant={name === next ? 'contained' : 'outlined'}
              sx={{ marginInlineStart: 'auto' }}
            >
              {translate(`beginBooks.steps.${name}.go`)}
            </PageButton>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
