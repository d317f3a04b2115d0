import Assessment from '@mui/icons-material/AssessmentOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import { entityIcons } from '../entityIcons.ts';
import { moduleIcons } from './moduleIcons.ts';

/** Every picture of the navigation: of lists, of modules, and of pages that are neither. */
export const icons = {
  entities: entityIcons,
  modules: moduleIcons,
  own: { dashboard: Dashboard, roleMenus: Checklist, mail: Mail, reports: Assessment },
  groups: {
    vouchers: Payments,
    bills: ReceiptLong,
    settlement: Handshake,
    bank: AccountBalance,
    taxes: Percent,
    ledgers: AccountTree,
    years: Event,
    set_up: Settings,
    desk_set_up: Settings,
    orders: ShoppingCart,
    purchases: ShoppingBasket,
    stock: Warehouse,
    results: ShowChart,
    books: MenuBook,
    parties: People,
    receipts: SwapHoriz,
  },
} as const;
