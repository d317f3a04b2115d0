import Box from '@mui/material/Box';
import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { menuItem } from '#catalog/access/menuItem.ts';
import { entities } from '#catalog/registry/entities.ts';
import { choicesOf } from '#src/engine/kinds/choice/choicesOf.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { inputProps } from '#src/engine/kinds/inputProps.ts';
import { BadgeNote } from './BadgeNote.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { IconInput } from './IconInput.tsx';

const entity = entities.menu_item;
const { auth } = menuItem.fields;

/** Who sees the entry: all, a group, people without a role, or roles chosen one by one. */
function AuthInput() {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'auth' });
  return (
    <>
      <SelectInput
        {...inputProps({ name: 'auth', field: auth, entity })}
        choices={choicesOf(auth)}
        emptyText={translate('accessPages.entry.everybody')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
      {chosen === 'chosen' && <InputGrid entity={entity} names={['roles']} />}
    </>
  );
}

/** An entry of the agency's own: what it is called, where it leads, who sees it, and how it will look. */
export const MenuItemForm = () => (
  <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
    <EntryPreview />
    <InputGrid entity={entity} names={['title', 'parent', 'position', 'type', 'url', 'target']} />
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <IconInput source="icon" />
      <div>
        <AuthInput />
      </div>
    </Box>
    <div>
      <InputGrid entity={entity} names={['badge', 'badge_bg', 'badge_fg']} />
      <BadgeNote />
    </div>
    <InputGrid entity={entity} names={['exact', 'translate', 'menu_id']} />
  </Box>
);
