// The icons an organiser can name, in a chunk of their own that loads with the first of them. A table; one line an icon.
import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import Activity from 'lucide-react/icons/activity';
import Archive from 'lucide-react/icons/archive';
import ArrowRight from 'lucide-react/icons/arrow-right';
import AtSign from 'lucide-react/icons/at-sign';
import Award from 'lucide-react/icons/award';
import Baby from 'lucide-react/icons/baby';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeInfo from 'lucide-react/icons/badge-info';
import Banknote from 'lucide-react/icons/banknote';
import BedDouble from 'lucide-react/icons/bed-double';
import Bell from 'lucide-react/icons/bell';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import Brain from 'lucide-react/icons/brain';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import Bus from 'lucide-react/icons/bus';
import Cake from 'lucide-react/icons/cake';
import Calendar from 'lucide-react/icons/calendar';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import Cctv from 'lucide-react/icons/cctv';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleParking from 'lucide-react/icons/circle-parking';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleUser from 'lucide-react/icons/circle-user';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Coffee from 'lucide-react/icons/coffee';
import Compass from 'lucide-react/icons/compass';
import Contact from 'lucide-react/icons/contact';
import Cookie from 'lucide-react/icons/cookie';
import CreditCard from 'lucide-react/icons/credit-card';
import Cross from 'lucide-react/icons/cross';
import Download from 'lucide-react/icons/download';
import Euro from 'lucide-react/icons/euro';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Flag from 'lucide-react/icons/flag';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Flower from 'lucide-react/icons/flower';
import Folder from 'lucide-react/icons/folder';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Glasses from 'lucide-react/icons/glasses';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import Headphones from 'lucide-react/icons/headphones';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import History from 'lucide-react/icons/history';
import Hospital from 'lucide-react/icons/hospital';
import Hotel from 'lucide-react/icons/hotel';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import Key from 'lucide-react/icons/key';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Leaf from 'lucide-react/icons/leaf';
import Library from 'lucide-react/icons/library';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Luggage from 'lucide-react/icons/luggage';
import Mail from 'lucide-react/icons/mail';
import Map from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinned from 'lucide-react/icons/map-pinned';
import Medal from 'lucide-react/icons/medal';
import Megaphone from 'lucide-react/icons/megaphone';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Mic from 'lucide-react/icons/mic';
import Microscope from 'lucide-react/icons/microscope';
import Monitor from 'lucide-react/icons/monitor';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import Network from 'lucide-react/icons/network';
import Newspaper from 'lucide-react/icons/newspaper';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Package from 'lucide-react/icons/package';
import Paintbrush from 'lucide-react/icons/paintbrush';
import Palette from 'lucide-react/icons/palette';
import Paperclip from 'lucide-react/icons/paperclip';
import PartyPopper from 'lucide-react/icons/party-popper';
import Phone from 'lucide-react/icons/phone';
import Pill from 'lucide-react/icons/pill';
import Plane from 'lucide-react/icons/plane';
import Play from 'lucide-react/icons/play';
import Podcast from 'lucide-react/icons/podcast';
import Presentation from 'lucide-react/icons/presentation';
import Printer from 'lucide-react/icons/printer';
import Puzzle from 'lucide-react/icons/puzzle';
import QrCode from 'lucide-react/icons/qr-code';
import Radio from 'lucide-react/icons/radio';
import Receipt from 'lucide-react/icons/receipt';
import Rocket from 'lucide-react/icons/rocket';
import Rss from 'lucide-react/icons/rss';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Signpost from 'lucide-react/icons/signpost';
import Smartphone from 'lucide-react/icons/smartphone';
import Smile from 'lucide-react/icons/smile';
import Sparkles from 'lucide-react/icons/sparkles';
import Speech from 'lucide-react/icons/speech';
import SquareUser from 'lucide-react/icons/square-user';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import Syringe from 'lucide-react/icons/syringe';
import Tablet from 'lucide-react/icons/tablet';
import Tag from 'lucide-react/icons/tag';
import Target from 'lucide-react/icons/target';
import Tent from 'lucide-react/icons/tent';
import TestTube from 'lucide-react/icons/test-tube';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Ticket from 'lucide-react/icons/ticket';
import Toilet from 'lucide-react/icons/toilet';
import TrainFront from 'lucide-react/icons/train-front';
import TramFront from 'lucide-react/icons/tram-front';
import Trees from 'lucide-react/icons/trees';
import Trophy from 'lucide-react/icons/trophy';
import Truck from 'lucide-react/icons/truck';
import Tv from 'lucide-react/icons/tv';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Vegan from 'lucide-react/icons/vegan';
import Video from 'lucide-react/icons/video';
import Volume2 from 'lucide-react/icons/volume-2';
import Vote from 'lucide-react/icons/vote';
import Wallet from 'lucide-react/icons/wallet';
import WashingMachine from 'lucide-react/icons/washing-machine';
import WheatOff from 'lucide-react/icons/wheat-off';
import Wifi from 'lucide-react/icons/wifi';
import Wrench from 'lucide-react/icons/wrench';

/** Icons by their name in the lucide collection. */
export const iconSet: Readonly<Record<string, LucideIcon>> = {
  accessibility: Accessibility,
  activity: Activity,
  archive: Archive,
  'arrow-right': ArrowRight,
  'at-sign': AtSign,
  award: Award,
  baby: Baby,
  'badge-check': BadgeCheck,
  'badge-info': BadgeInfo,
  banknote: Banknote,
  'bed-double': BedDouble,
  bell: Bell,
  bike: Bike,
  'book-open': BookOpen,
  bookmark: Bookmark,
  brain: Brain,
  briefcase: Briefcase,
  building: Building,
  'building-2': Building2,
  bus: Bus,
  cake: Cake,
  calendar: Calendar,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  camera: Camera,
  car: Car,
  cctv: Cctv,
  'chart-line': ChartLine,
  'chart-no-axes-column': ChartNoAxesColumn,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-help': CircleHelp,
  'circle-parking': CircleParking,
  'circle-play': CirclePlay,
  'circle-user': CircleUser,
  clapperboard: Clapperboard,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  clock: Clock,
  'cloud-download': CloudDownload,
  coffee: Coffee,
  compass: Compass,
  contact: Contact,
  cookie: Cookie,
  'credit-card': CreditCard,
  cross: Cross,
  download: Download,
  euro: Euro,
  'external-link': ExternalLink,
  eye: Eye,
  'file-down': FileDown,
  'file-text': FileText,
  film: Film,
  flag: Flag,
  'flask-conical': FlaskConical,
  flower: Flower,
  folder: Folder,
  'gamepad-2': Gamepad2,
  gift: Gift,
  glasses: Glasses,
  globe: Globe,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  handshake: Handshake,
  headphones: Headphones,
  heart: Heart,
  'heart-handshake': HeartHandshake,
  'heart-pulse': HeartPulse,
  history: History,
  hospital: Hospital,
  hotel: Hotel,
  house: House,
  'id-card': IdCard,
  image: Image,
  images: Images,
  inbox: Inbox,
  info: Info,
  key: Key,
  landmark: Landmark,
  languages: Languages,
  laptop: Laptop,
  'layout-grid': LayoutGrid,
  leaf: Leaf,
  library: Library,
  'life-buoy': LifeBuoy,
  lightbulb: Lightbulb,
  link: Link,
  list: List,
  'list-checks': ListChecks,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  luggage: Luggage,
  mail: Mail,
  map: Map,
  'map-pin': MapPin,
  'map-pinned': MapPinned,
  medal: Medal,
  megaphone: Megaphone,
  menu: Menu,
  'message-circle': MessageCircle,
  'messages-square': MessagesSquare,
  mic: Mic,
  microscope: Microscope,
  monitor: Monitor,
  'monitor-play': MonitorPlay,
  mountain: Mountain,
  music: Music,
  network: Network,
  newspaper: Newspaper,
  'notebook-pen': NotebookPen,
  package: Package,
  paintbrush: Paintbrush,
  palette: Palette,
  paperclip: Paperclip,
  'party-popper': PartyPopper,
  phone: Phone,
  pill: Pill,
  plane: Plane,
  play: Play,
  podcast: Podcast,
  presentation: Presentation,
  printer: Printer,
  puzzle: Puzzle,
  'qr-code': QrCode,
  radio: Radio,
  receipt: Receipt,
  rocket: Rocket,
  rss: Rss,
  ruler: Ruler,
  scale: Scale,
  school: School,
  'scroll-text': ScrollText,
  search: Search,
  send: Send,
  settings: Settings,
  'share-2': Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  'shopping-bag': ShoppingBag,
  signpost: Signpost,
  smartphone: Smartphone,
  smile: Smile,
  sparkles: Sparkles,
  speech: Speech,
  'square-user': SquareUser,
  star: Star,
  stethoscope: Stethoscope,
  store: Store,
  sun: Sun,
  syringe: Syringe,
  tablet: Tablet,
  tag: Tag,
  target: Target,
  tent: Tent,
  'test-tube': TestTube,
  'thumbs-up': ThumbsUp,
  ticket: Ticket,
  toilet: Toilet,
  'train-front': TrainFront,
  'tram-front': TramFront,
  trees: Trees,
  trophy: Trophy,
  truck: Truck,
  tv: Tv,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  utensils: Utensils,
  vegan: Vegan,
  video: Video,
  'volume-2': Volume2,
  vote: Vote,
  wallet: Wallet,
  'washing-machine': WashingMachine,
  'wheat-off': WheatOff,
  wifi: Wifi,
  wrench: Wrench,
};
