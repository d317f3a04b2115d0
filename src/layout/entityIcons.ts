import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import LocationCity from '@mui/icons-material/LocationCityOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Mosque from '@mui/icons-material/MosqueOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Tour from '@mui/icons-material/TourOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { EntityName } from '../../catalog/entities.ts';

/** What stands for a list when the navigation is folded. */
export const entityIcons: Readonly<Record<EntityName, ComponentType<SvgIconProps>>> = {
  hajj_passenger_info: Mosque,
  tour_package: Tour,
  tour_type: Category,
  employee: BadgeIcon,
  user: People,
  department: AccountTree,
  designation: Work,
  branch: Apartment,
  country: Public,
  city: LocationCity,
  thana: Place,
  role: ManageAccounts,
  permission: Key,
  menu_item: ListAlt,
};
