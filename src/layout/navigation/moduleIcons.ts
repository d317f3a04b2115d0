import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Mosque from '@mui/icons-material/MosqueOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Support from '@mui/icons-material/SupportAgentOutlined';
import Volunteer from '@mui/icons-material/VolunteerActivismOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ModuleName } from '#catalog/engine/names.ts';

/** What stands for a module where there is little room. */
export const moduleIcons: Readonly<Record<ModuleName, ComponentType<SvgIconProps>>> = {
  hajj: Mosque,
  website: Language,
  people: Groups,
  donations: Volunteer,
  shop: Storefront,
  purchasing: ShoppingBasket,
  accounts: AccountBalance,
  support: Support,
  places: MapIcon,
  access: Lock,
};
