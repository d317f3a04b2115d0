import { entities } from '#catalog/registry/entities.ts';
import { insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';

/** A group of links that an administrator may give to a role; nobody has it yet. */
const items = [
  { title: 'Handy links', type: 'group', parent: null, url: null, icon: 'link', target: null },
  {
    title: 'Waiting for a visa',
    type: 'item',
    parent: 1,
    url: `/apps/${entities.hajj_passenger_info.route}?filter={"status":"visa_in_process"}`,
    icon: 'description',
    target: null,
  },
  { title: 'Hajj portal', type: 'link', parent: 1, url: 'https://portal.example', icon: 'public', target: 'new_tab' },
  {
    title: 'Airline check-in',
    type: 'link',
    parent: 1,
    url: 'https://checkin.example',
    icon: 'flight',
    target: 'new_tab',
  },
] as const;

/** Entries for the navigation of the agency's own making. */
export const seedMenuItems = (ground: Ground): Promise<void> =>
  insertNumbered(
    ground.db,
    'menu_item',
    items.map((item, index) => ({
      ...item,
      position: index === 0 ? 1 : index,
      exact: true,
      ...written(ground, addDays(ground.today, -100), ground.staff[0]),
    })),
  );
