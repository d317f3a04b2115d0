import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isBuiltIn } from '#catalog/registry/builtInPages.ts';
import { isPartial, type MenuNode } from './menuTree.ts';

interface MenuBranchProps {
  readonly node: MenuNode;
  readonly set: ReadonlySet<number>;
  onTick(id: number): void;
}

/** An entry with its box and, below it, its own entries, which can be folded away. */
export function MenuBranch({ node, set, onTick }: MenuBranchProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(true);
  const id = useId();
  const { title, url, children = [] } = node;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {children.length > 0 ? (
        <IconButton
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={translate(open ? 'accessPages.menus.close' : 'accessPages.menus.open', { title })}
          onClick={() => setOpen(!open)}
        >
          <ExpandMore
            fontSize="small"
            sx={{
              transform: open ? 'none' : 'rotate(-90deg)',
              '&:dir(rtl)': { transform: open ? 'none' : 'rotate(90deg)' },
            }}
          />
        </IconButton>
      ) : (
        <Box component="span" sx={{ display: 'inline-block', width: 30 }} />
      )}
      <FormControlLabel
        label={<bdi>{title}</bdi>}
        control={
          <Checkbox
            size="small"
            checked={set.has(node.id)}
            indeterminate={isPartial(node, set)}
            onChange={() => onTick(node.id)}
          />
        }
      />
      {url && isBuiltIn(url) && (
        <Chip size="small" color="warning" variant="outlined" label={translate('accessPages.menus.repeats')} />
      )}
      {children.length > 0 && (
        <Box component="ul" id={id} hidden={!open} sx={{ m: 0, p: 0, paddingInlineStart: 3 }}>
          {children.map(child => (
            <MenuBranch key={child.id} node={child} set={set} onTick={onTick} />
          ))}
        </Box>
      )}
    </Box>
  );
}
