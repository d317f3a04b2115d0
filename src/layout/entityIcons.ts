import MoreTime from '@mui/icons-material/MoreTime';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Quickreply from '@mui/icons-material/Quickreply';
import StickyNote2 from '@mui/icons-material/StickyNote2';
import Forum from '@mui/icons-material/Forum';
import SupportAgent from '@mui/icons-material/SupportAgent';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorderOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Exposure from '@mui/icons-material/ExposureOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Collections from '@mui/icons-material/CollectionsOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Factory from '@mui/icons-material/FactoryOutlined';
import FamilyRestroom from '@mui/icons-material/FamilyRestroomOutlined';
import Favorite from '@mui/icons-material/FavoriteOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import FormatPaint from '@mui/icons-material/FormatPaintOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import HeadsetMic from '@mui/icons-material/HeadsetMicOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import LockClock from '@mui/icons-material/LockClockOutlined';
import KeyboardReturn from '@mui/icons-material/KeyboardReturnOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Lan from '@mui/icons-material/LanOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import LocationCity from '@mui/icons-material/LocationCityOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Mosque from '@mui/icons-material/MosqueOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PersonPin from '@mui/icons-material/PersonPinOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import PlaylistAdd from '@mui/icons-material/PlaylistAddOutlined';
import PriorityHigh from '@mui/icons-material/PriorityHighOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shelves from '@mui/icons-material/Shelves';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Slideshow from '@mui/icons-material/SlideshowOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Straighten from '@mui/icons-material/StraightenOutlined';
import TipsAndUpdates from '@mui/icons-material/TipsAndUpdatesOutlined';
import Tour from '@mui/icons-material/TourOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import AssignmentReturned from '@mui/icons-material/AssignmentReturnedOutlined';
import CallMerge from '@mui/icons-material/CallMergeOutlined';
import CallSplit from '@mui/icons-material/CallSplitOutlined';
import MoveDown from '@mui/icons-material/MoveDownOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined';
import AttachMoney from '@mui/icons-material/AttachMoneyOutlined';
import JoinInner from '@mui/icons-material/JoinInnerOutlined';
import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import HistoryEdu from '@mui/icons-material/HistoryEduOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import SettingsApplications from '@mui/icons-material/SettingsApplicationsOutlined';
import DoneAll from '@mui/icons-material/DoneAllOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import EventSeat from '@mui/icons-material/EventSeatOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { EntityName } from '../../catalog/engine/names.ts';

/** What stands for a list when the navigation is folded. */
export const entityIcons: Readonly<Record<EntityName, ComponentType<SvgIconProps>>> = {
  hajj_passenger_info: Mosque,
  family: FamilyRestroom,
  departure: FlightTakeoff,
  booking: EventSeat,
  booking_payment: AttachMoney,
  season: DateRange,
  cms_menu: AccountTree,
  cms_menu_content: Article,
  cms_menu_content_image: Collections,
  notice: Campaign,
  homepage_slider: Slideshow,
  tour_package: Tour,
  tour_type: Category,
  contact: Mail,
  general_setting: Settings,
  employee: BadgeIcon,
  user: People,
  member: CardMembership,
  executive_member: Star,
  adviser_member: TipsAndUpdates,
  general_member: Group,
  monthly_subscription: EventRepeat,
  customer: PersonPin,
  customer_type: Label,
  vendor: LocalShipping,
  qualification: School,
  department: Lan,
  designation: Work,
  donation: VolunteerActivism,
  cause: Favorite,
  cause_content: Description,
  cause_content_image: PhotoLibrary,
  purchase_request: PlaylistAdd,
  purchase_final: ShoppingBasket,
  goods_receipt: MoveToInbox,
  goods_return: KeyboardReturn,
  order: ShoppingCart,
  shipment: LocalShippingOutlined,
  order_payment: Payments,
  order_return: AssignmentReturn,
  product: Inventory2,
  category: Shelves,
  brand: Sell,
  manufacturer: Factory,
  attributeset: Tune,
  color: Palette,
  size: Straighten,
  productcolor: FormatPaint,
  productimage: AddPhotoAlternate,
  shippingaddress: MarkunreadMailbox,
  paymentmethod: Payments,
  orderstatus: ShoppingBag,
  purchase_status: ReceiptLong,
  stock_item: QrCode2,
  inventory: Warehouse,
  stock_movement: SwapVert,
  reservation: BookmarkBorder,
  opening_stock: Inventory2,
  stock_adjustment: Exposure,
  stock_transfer: LocalShipping,
  stock_count: Checklist,
  ledger_account: MenuBook,
  sub_ledger_account: Bookmarks,
  group: FolderOpen,
  primary_group: AccountBalance,
  ticket: SupportAgent,
  ticket_detail: Forum,
  ticket_note: StickyNote2,
  canned_reply: Quickreply,
  task: TaskAlt,
  support_setting: MoreTime,
  ticket_status: ConfirmationNumber,
  ticket_priority: PriorityHigh,
  ticket_department: HeadsetMic,
  branch: Apartment,
  country: Public,
  city: LocationCity,
  thana: Place,
  role: ManageAccounts,
  permission: Key,
  menu_item: ListAlt,
  import_run: UploadFile,
  payment_voucher: Outbox,
  receipt_voucher: MoveToInbox,
  contra: SwapHoriz,
  journal: EditNote,
  account_log: FormatListNumbered,
  party: Handshake,
  sales: RequestQuote,
  purchase: Receipt,
  credit_note: AssignmentReturn,
  debit_note: AssignmentReturned,
  open_item: PendingActions,
  allocation: JoinInner,
  currency: AttachMoney,
  refund: CurrencyExchange,
  salary_sheet: RequestQuote,
  expense_claim: ReceiptLong,
  cheque: HistoryEdu,
  cash_close: PointOfSale,
  advance_use: CallMerge,
  unallocation: CallSplit,
  booking_transfer: MoveDown,
  tax_code: Percent,
  accounting_period: LockClock,
  fiscal_year: EventAvailable,
  year_close: EventBusy,
  opening_balance: FlagOutlined,
  bank_statement: AccountBalance,
  tax_entry: Percent,
  withholding_challan: Savings,
  withholding_certificate: VerifiedOutlined,
  reconciled_row: FactCheck,
  period_override: LockOpen,
  book_setting: SettingsApplications,
  posting: DoneAll,
};
