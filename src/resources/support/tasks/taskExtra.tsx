import OpenInNew from '@mui/icons-material/ArrowOutwardOutlined';
import { useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { pageOf, task } from '#catalog/support/tasks/task.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';

function Head() {
  const title = useTranslate()('fields.about_page');
  return <OpenInNew fontSize="small" color="disabled" titleAccess={title} sx={{ display: 'block' }} />;
}

/** The way from a task to what it is about. */
function View({ record }: ExtraProps) {
  const page = pageOf(record['about_page']);
  if (page === undefined) return null;
  return (
    <ToolButton
      label="navigation.user.task_page"
      size="small"
      color="default"
      to={page}
      onClick={event => event.stopPropagation()}
    >
      <OpenInNew fontSize="small" />
    </ToolButton>
  );
}

const extra: Extra = { Head, View, needs: ['about_page'] };

export const taskExtra = (entity: Entity): Extra | undefined => (entity.name === task.name ? extra : undefined);
