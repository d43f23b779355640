import { CIRCLE, createIcon } from './create-icon.tsx'

const STAR = 'M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z'

export const ArrowDownIcon = /* @__PURE__ */ createIcon('M8 2.5v11M3.5 9L8 13.5 12.5 9')
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M13.5 8h-11M7 3.5L2.5 8 7 12.5')
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M2.5 8h11M9 3.5L13.5 8 9 12.5')
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M8 13.5v-11M3.5 7L8 2.5 12.5 7')
export const BellIcon = /* @__PURE__ */ createIcon(
  'M3 11.5h10c-1-1-1.3-2-1.3-4.5a3.7 3.7 0 00-7.4 0c0 2.5-.3 3.5-1.3 4.5zM6.5 13.8a1.6 1.6 0 003 0',
)
export const CalendarIcon = /* @__PURE__ */ createIcon('M2 3.5h12v10.5H2zM2 6.7h12M5.2 1.7v3M10.8 1.7v3')
export const ChartIcon = /* @__PURE__ */ createIcon('M2 2v12h12M4.8 10.5l2.7-3.3 2.3 1.8 3.5-4.7')
export const CheckIcon = /* @__PURE__ */ createIcon('M2.8 8.5l3.4 3.4 7-7.6')
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M4 10l4-4 4 4')
export const ClockIcon = /* @__PURE__ */ createIcon(`${CIRCLE}M8 4.5V8l2.5 1.7`)
export const ColumnsIcon = /* @__PURE__ */ createIcon('M2 2.5h12v11H2zM6 2.5v11M10 2.5v11')
export const CompareIcon = /* @__PURE__ */ createIcon(
  'M8 2v12M5 14h6M3 4.5l5-1 5 1M1.2 9.5L3 4.5l1.8 5a1.9 1.9 0 01-3.6 0zM11.2 9.5L13 4.5l1.8 5a1.9 1.9 0 01-3.6 0z',
)
export const CopyIcon = /* @__PURE__ */ createIcon('M5.5 5.5H14V14H5.5zM10.5 5.5V2H2v8.5h3.5')
export const DownloadIcon = /* @__PURE__ */ createIcon('M8 2v8.5M4.5 7.2L8 10.7l3.5-3.5M2.5 13.8h11')
export const DragIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
)
export const EditIcon = /* @__PURE__ */ createIcon('M10.5 2.7l2.8 2.8L5.5 13.3l-3.3.5.5-3.3zM8.7 4.5l2.8 2.8')
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M1.3 8S3.7 3.5 8 3.5 14.7 8 14.7 8 12.3 12.5 8 12.5 1.3 8 1.3 8zM8 10a2 2 0 100-4 2 2 0 000 4z',
)
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M6.3 3.7A6 6 0 018 3.5C12.3 3.5 14.7 8 14.7 8a12 12 0 01-1.8 2.3M10.8 11.9A6 6 0 018 12.5C3.7 12.5 1.3 8 1.3 8a12 12 0 013-3.4M2 2l12 12',
)
export const FilterIcon = /* @__PURE__ */ createIcon('M2 3h12L9.5 8.5v4l-3 1.5V8.5z')
export const GridIcon = /* @__PURE__ */ createIcon('M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z')
export const HelpIcon = /* @__PURE__ */ createIcon(
  `${CIRCLE}M6.2 6.3a1.9 1.9 0 113 1.5c-.7.5-1.2.8-1.2 1.6M8 11.5v.01`,
)
export const HomeIcon = /* @__PURE__ */ createIcon('M2 7.5L8 2l6 5.5M3.5 6.5V14h9V6.5M6.5 14v-4h3v4')
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M2 2.5h12v11H2zM2 11l3.5-3.5 3 3L10.5 8.5 14 12M10.5 5.7v.01',
)
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M6.5 9.5l3-3M7 4.5l1.7-1.7a3.2 3.2 0 014.5 4.5L11.5 9M9 11.5l-1.7 1.7a3.2 3.2 0 01-4.5-4.5L4.5 7',
)
export const ListIcon = /* @__PURE__ */ createIcon(
  'M5.5 3.5H14M5.5 8H14M5.5 12.5H14M2.2 3.5h.01M2.2 8h.01M2.2 12.5h.01',
)
export const LockIcon = /* @__PURE__ */ createIcon('M3 7h10v7H3zM5 7V4.8a3 3 0 016 0V7M8 10v1.5')
export const LogOutIcon = /* @__PURE__ */ createIcon('M6 2.5H2.5v11H6M6 8h8M10.8 4.8L14 8l-3.2 3.2')
export const MinusIcon = /* @__PURE__ */ createIcon('M3 8h10')
export const MoonIcon = /* @__PURE__ */ createIcon('M13.8 9.5A6 6 0 016.5 2.2a6 6 0 107.3 7.3z')
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M2.6 8a.4.4 0 10.8 0 .4.4 0 10-.8 0zM7.6 8a.4.4 0 10.8 0 .4.4 0 10-.8 0zM12.6 8a.4.4 0 10.8 0 .4.4 0 10-.8 0z',
)
export const PinIcon = /* @__PURE__ */ createIcon('M5.5 2h5M6.5 2v5L4 9.5h8L9.5 7V2M8 9.5V14')
export const PlayIcon = /* @__PURE__ */ createIcon('M4.5 2.7v10.6l8.5-5.3z')
export const PlusIcon = /* @__PURE__ */ createIcon('M8 3v10M3 8h10')
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M13.8 3v3.5h-3.5M2.2 13V9.5h3.5M13.3 6.3A5.7 5.7 0 003 5M2.7 9.7A5.7 5.7 0 0013 11',
)
export const SearchIcon = /* @__PURE__ */ createIcon('M7 12A5 5 0 107 2a5 5 0 000 10zM10.7 10.7L14 14')
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M2 4.5h6.5M12 4.5h2M2 11.5h2M7.5 11.5H14M10.2 6.2a1.7 1.7 0 100-3.4 1.7 1.7 0 000 3.4zM5.8 13.2a1.7 1.7 0 100-3.4 1.7 1.7 0 000 3.4z',
)
export const ShopIcon = /* @__PURE__ */ createIcon(
  'M2.5 7v7h11V7M1.8 5.5L3.2 2h9.6l1.4 3.5a2.1 2.1 0 01-4.1.5 2.1 2.1 0 01-4.2 0 2.1 2.1 0 01-4.1-.5zM6.5 14v-3.5h3V14',
)
export const SortIcon = /* @__PURE__ */ createIcon(
  'M5 3v10M2.5 10.5L5 13l2.5-2.5M11 13V3M8.5 5.5L11 3l2.5 2.5',
)
export const StarFilledIcon = /* @__PURE__ */ createIcon(STAR, true)
export const StarIcon = /* @__PURE__ */ createIcon(STAR)
export const SunIcon = /* @__PURE__ */ createIcon(
  'M8 11a3 3 0 100-6 3 3 0 000 6zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
)
export const TagIcon = /* @__PURE__ */ createIcon('M2 2h5.5L14 8.5 8.5 14 2 7.5zM5 5v.01')
export const TrashIcon = /* @__PURE__ */ createIcon('M2.5 4h11M6 4V2h4v2M4 4l.6 10h6.8L12 4M6.7 7v4M9.3 7v4')
export const TrendDownIcon = /* @__PURE__ */ createIcon('M1.8 4l4.5 4.5 2.7-2.7 5.2 5.7M10.5 11.5h3.7V7.8')
export const TrendUpIcon = /* @__PURE__ */ createIcon('M1.8 12l4.5-4.5 2.7 2.7 5.2-5.7M10.5 4.5h3.7v3.7')
export const UploadIcon = /* @__PURE__ */ createIcon('M8 10.7V2.2M4.5 5.5L8 2l3.5 3.5M2.5 13.8h11')
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 7.5a2.8 2.8 0 100-5.6 2.8 2.8 0 000 5.6zM2.5 14c.3-2.8 2.5-4.3 5.5-4.3s5.2 1.5 5.5 4.3',
)
export const WrenchIcon = /* @__PURE__ */ createIcon(
  'M13.7 4.3l-2.3 2.3-2-2 2.3-2.3a3.8 3.8 0 00-5 5L2.2 11.8a1.4 1.4 0 002 2l4.5-4.5a3.8 3.8 0 005-5z',
)
