import Check from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useToday } from '../../authProvider/useToday.ts';
import { type Due, dueState } from './dueState.ts';

const icons: Readonly<Record<Due['state'], ComponentType<SvgIconProps>>> = {
  paid: Check,
  due: Schedule,
  today: Schedule,
  overdue: Warning,
};
const colors = { paid: 'success', due: 'default', today: 'warning', overdue: 'error' } as const;

interface DueChipProps {
  readonly record: Readonly<Record<string, unknown>>;
  /** Its icon alone, where a table has no room for words. */
  readonly isShort?: boolean;
}

/** Whether a bill is paid, when what is left of it falls due, or how long it is overdue; nothing of a draft. */
export function DueChip({ record, isShort = false }: DueChipProps) {
  const translate = useTranslate();
  const today = useToday();
  const found = dueState(record, today);
  if (!found) return null;
  const { state, days } = found;
  const Icon = icons[state];
  const color = colors[state];
  const label = translate(`billPages.due.${state}`, { smart_count: days });
  if (isShort)
    return (
      <Tooltip title={label}>
        <Icon titleAccess={label} fontSize="small" color={color === 'default' ? 'action' : color} />
      </Tooltip>
    );
  return <Chip size="small" variant="outlined" color={color} icon={<Icon />} label={label} />;
}
