import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DirectionsBus from '@mui/icons-material/DirectionsBusOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import Favorite from '@mui/icons-material/FavoriteOutlined';
import Flight from '@mui/icons-material/FlightOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Hotel from '@mui/icons-material/HotelOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Mosque from '@mui/icons-material/MosqueOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Tour from '@mui/icons-material/TourOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { MenuIcon } from '#catalog/access/menuIcons.ts';

/** Pictures of the icons that an entry of the navigation may have; fetched for those who have such entries. */
export const menuIconPictures: Readonly<Record<MenuIcon, ComponentType<SvgIconProps>>> = {
  account_balance: AccountBalance,
  article: Article,
  badge: BadgeIcon,
  bar_chart: BarChart,
  calendar_month: CalendarMonth,
  campaign: Campaign,
  category: Category,
  checklist: Checklist,
  dashboard: Dashboard,
  description: Description,
  directions_bus: DirectionsBus,
  event: EventIcon,
  favorite: Favorite,
  flight: Flight,
  folder: FolderOpen,
  group: Group,
  help: HelpOutline,
  home: Home,
  hotel: Hotel,
  image: ImageIcon,
  info: Info,
  inventory: Inventory2,
  key: Key,
  language: Language,
  link: LinkIcon,
  list: ListAlt,
  local_shipping: LocalShipping,
  lock: Lock,
  mail: Mail,
  map: MapIcon,
  mosque: Mosque,
  newspaper: Newspaper,
  notifications: Notifications,
  payments: Payments,
  person: Person,
  phone: Phone,
  place: Place,
  print: Print,
  public: Public,
  receipt: ReceiptLong,
  school: School,
  search: Search,
  settings: Settings,
  shopping_bag: ShoppingBag,
  star: Star,
  store: Storefront,
  support: SupportAgent,
  tour: Tour,
  volunteer: VolunteerActivism,
  work: Work,
};
