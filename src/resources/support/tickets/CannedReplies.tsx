import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type RaRecord, useCanAccess, useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { entities } from '#catalog/registry/entities.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import { mergeFields } from '#catalog/support/tickets/cannedReply.ts';
import { type Locale, locales } from '#catalog/engine/texts/texts.ts';

const languages: Readonly<Record<Locale, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };
const MOST = 200;

/** Puts a reply that is given often into the form, in one of its languages, with what the ticket tells filled in. */
export function CannedReplies({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const { identity } = useGetIdentity();
  const { route } = entities.canned_reply;
  const { canAccess } = useCanAccess({ resource: route, action: 'list' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const asked = {
    filter: { is_active: true },
    sort: { field: 'name', order: 'ASC' } as const,
    pagination: { page: 1, perPage: MOST },
  };
  const { data = [] } = useGetList(route, asked, { enabled: canAccess === true });
  const fitting = data.filter(({ ticket_department: own }) => !own || own === record['ticket_department']);
  if (fitting.length === 0) return null;
  const insert = (text: string) => {
    const values = { ...record, agent: identity?.fullName ?? '', agency: document.title.split(' · ').at(-1) ?? '' };
    const before = String(getValues('message') ?? '').trimEnd();
    setValue('message', [before, mergeText(text, mergeFields, values)].filter(Boolean).join('\n\n'), {
      shouldDirty: true,
    });
    setAnchor(null);
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('ticketPages.canned')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fitting.flatMap(({ id, name, ...texts }) =>
          locales.flatMap(locale => {
            const text: unknown = texts[`text_${locale}`];
            return typeof text === 'string' && text
              ? [
                  <MenuItem key={`${id}-${locale}`} lang={locale} onClick={() => insert(text)}>
                    {String(name)} · {languages[locale]}
                  </MenuItem>,
                ]
              : [];
          }),
        )}
      </Menu>
    </>
  );
}
