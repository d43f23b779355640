// Everything a page uses, sorted by folder. Tables and charts have entries of their own, so that no page that
// shows neither pays for them: `@haixuan/ui-kit/data-table`, `@haixuan/ui-kit/chart`.
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/index.ts'
export { Avatar, type AvatarProps } from './avatar/index.ts'
export { Badge, type BadgeProps } from './badge/index.ts'
export { Banner, type BannerProps } from './banner/index.ts'
export { type Bar, BarChart, type BarChartProps } from './bar-chart/index.ts'
export { BatchBar, type BatchBarProps } from './batch-bar/index.ts'
export { Button, type ButtonProps, buttonClass } from './button/index.ts'
export { Cascader, type CascaderOption, type CascaderProps, categoryText } from './cascader/index.ts'
export { Checkbox, type CheckboxProps } from './checkbox/index.ts'
export { Chip, type ChipProps, RemovableChip, type RemovableChipProps } from './chip/index.ts'
export { classNames } from './class-names/index.ts'
export { ColorPicker, type ColorPickerProps } from './color-picker/index.ts'
export { ComboBox, type ComboBoxProps } from './combo-box/index.ts'
export {
  type Command,
  CommandPalette,
  type CommandPaletteProps,
  type TypedAhead,
} from './command-palette/index.ts'
export { ContextMenu, type ContextMenuProps } from './context-menu/index.ts'
export { Countdown, type CountdownProps, remainingText } from './countdown/index.ts'
export { DateField, type DateFieldProps } from './date-field/index.ts'
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
  datePresets,
  dateRangeText,
} from './date-range-field/index.ts'
export { type Description, DescriptionList, type DescriptionListProps } from './description-list/index.ts'
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './dialog/index.ts'
export { Donut, type DonutProps, type Slice } from './donut/index.ts'
export { type Draft, type DraftOptions, leaveField, useDraft } from './draft/index.ts'
export { Drawer, type DrawerProps } from './drawer/index.ts'
export {
  type ActiveFilter,
  CustomServiceState,
  DataAge,
  type DataAgeProps,
  EmptyState,
  type EmptyStateProps,
  ExpiredState,
  FailedState,
  NoAccessState,
  NoDataState,
  NoMatchState,
  OfflineBar,
  QuotaState,
  UnderConstructionState,
  UpgradingState,
} from './empty-state/index.ts'
export {
  FileDrop,
  type FileDropProps,
  FileProgress,
  type FileProgressProps,
  fileSizeText,
} from './file-drop/index.ts'
export { FilterBar, type FilterBarProps } from './filter-bar/index.ts'
export { Form, FormActions, type FormErrors, type FormProps } from './form/index.ts'
export { Gallery, type GalleryProps } from './gallery/index.ts'
export { HeatGrid, type HeatGridProps } from './heat-grid/index.ts'
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  ColumnsIcon,
  CompareIcon,
  CopyIcon,
  DownloadIcon,
  DragIcon,
  EditIcon,
  ErrorIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  GridIcon,
  HelpIcon,
  HomeIcon,
  type IconProps,
  ImageIcon,
  InfoIcon,
  LinkIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  OfflineIcon,
  PinIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  SettingsIcon,
  ShopIcon,
  SortIcon,
  StarFilledIcon,
  StarIcon,
  SuccessIcon,
  SunIcon,
  TagIcon,
  TrashIcon,
  TrendDownIcon,
  TrendUpIcon,
  UploadIcon,
  UserIcon,
  WarningIcon,
  WrenchIcon,
} from './icon/index.ts'
export { CellButton, type CellButtonProps, IconButton, type IconButtonProps } from './icon-button/index.ts'
export {
  KitProvider,
  type KitProviderProps,
  type PhraseActs,
  Sentence,
  ShadowLayers,
  type ShadowLayersProps,
} from './kit-provider/index.ts'
export { Link, type LinkProps, linkClass, pressedLink } from './link/index.ts'
export {
  Menu,
  type MenuEntry,
  type MenuGroups,
  MenuItems,
  type MenuProps,
  PointMenu,
  type PointMenuProps,
} from './menu/index.ts'
export {
  currencyDigits,
  Money,
  type MoneyAmount,
  type MoneyProps,
  moneyText,
  shortMoneyText,
} from './money/index.ts'
export { MultiSelect, type MultiSelectProps } from './multi-select/index.ts'
export {
  NavGroup,
  type NavGroupProps,
  NavItem,
  type NavItemProps,
  NavList,
  type NavListProps,
  navItemClass,
} from './nav-list/index.ts'
export {
  cappedNumber,
  exactNumber,
  MISSING,
  ShortNumber,
  type ShortNumberProps,
  shortNumber,
} from './number/index.ts'
export { NumberField, type NumberFieldProps } from './number-field/index.ts'
export {
  isOpenRange,
  type NumberRange,
  NumberRangeField,
  type NumberRangeFieldProps,
  NumberRangeFilter,
  type NumberRangeFilterProps,
  OPEN_RANGE,
  rangeText,
} from './number-range-field/index.ts'
export { PageHeader, type PageHeaderProps } from './page-header/index.ts'
export { Pagination, type PaginationProps } from './pagination/index.ts'
export { PasswordField, type PasswordFieldProps } from './password-field/index.ts'
export { Picture, type PictureProps } from './picture/index.ts'
export { matchesQuery, pinyinInitials } from './pinyin-initials/index.ts'
export { Popover, PopoverAt, type PopoverAtProps, type PopoverProps } from './popover/index.ts'
export { QrCode, type QrCodeProps } from './qr-code/index.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.ts'
export { exactTime, RelativeTime, type RelativeTimeProps, relativeTime } from './relative-time/index.ts'
export { useRovingFocus } from './roving-focus/index.ts'
export { Scatter, type ScatterPoint, type ScatterProps } from './scatter/index.ts'
export { SearchField, type SearchFieldProps } from './search-field/index.ts'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control/index.ts'
export { type Option, Select, type SelectProps } from './select/index.ts'
export { serverNow, syncServerClock, useServerNow } from './server-clock/index.ts'
export { Skeleton, SkeletonLines, type SkeletonLinesProps, type SkeletonProps } from './skeleton/index.ts'
export { Slider, type SliderProps } from './slider/index.ts'
export { Sparkline, type SparklineProps, type SparkPoint } from './sparkline/index.ts'
export { SplitButton, type SplitButtonProps } from './split-button/index.ts'
export { SplitPanes, type SplitPanesProps } from './split-panes/index.ts'
export { type StaticColumn, StaticTable, type StaticTableProps } from './static-table/index.ts'
export {
  type Change,
  ChangeMark,
  type ChangeMarkProps,
  changeOf,
  StatisticCard,
  type StatisticCardProps,
} from './statistic-card/index.ts'
export { type Step, Steps, type StepsProps } from './steps/index.ts'
export { Switch, type SwitchProps } from './switch/index.ts'
export { type TabItem, Tabs, type TabsProps } from './tabs/index.ts'
export { Tag, type TagProps, type TagTone } from './tag/index.ts'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-field/index.ts'
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline/index.ts'
export {
  createToastQueue,
  type Toast,
  type ToastClock,
  type ToastQueue,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
} from './toast/index.ts'
export { brandColors, brandStyleSheet, type ColorName } from './tokens/index.ts'
export { Tooltip, type TooltipProps } from './tooltip/index.ts'
export { Tree, type TreeNode, type TreeProps } from './tree/index.ts'
export { Waterfall, type WaterfallProps, type WaterfallStep } from './waterfall/index.ts'
