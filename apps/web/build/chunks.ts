/** Parts of the kit, private modules of react-aria, and parts of the site, by the beginnings of their paths. */
const kit = (...paths: readonly string[]) => `packages/ui-kit/src/(${paths.join('|')})`
const aria = (...paths: readonly string[]) => `react-aria/dist/private/(${paths.join('|')})`
const web = (...paths: readonly string[]) => `apps/web/src/(${paths.join('|')})`

const any = (...patterns: readonly string[]) => new RegExp(patterns.map((one) => `/${one}`).join('|'))

/**
 * Which files the site is cut into, first match first; what is in none of them is cut by who needs it. Every file
 * costs its name in all that ask for it, and small files compress badly, each for itself: what comes together is one.
 */
export const CHUNKS = [
  // Everybody needs these at once, and they change less often than our own code. Without what only the comparison asks with.
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|effector|effector-react|use-sync-external-store|openapi-fetch|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\/(?!build\/modern\/(queriesObserver|useQueries)\.)/,
  },
  // Small things that nearly every page and dialog has.
  {
    name: 'parts',
    test: any(
      'packages/rules/src/(contract/contract-bodies|account/password)',
      kit(
        'field/(field|choice|given|error-note)\\.',
        'text-field/text-field\\.',
        'form/form-errors',
        'segmented-control/',
        'data-table/column-state\\.',
        'icon/icons\\.',
      ),
      web('shared/(account-rules|form)/', 'entities/dictionary/'),
    ),
  },
  // What lists show at once, and pages of single things too.
  {
    name: 'list',
    test: any(
      kit(
        '(chip|filter-bar|picture|sparkline|search-field|page-header)/',
        'empty-state/(access-states|data-states|empty-state|data-age)',
        'number/number-text|money/money-text|relative-time/relative-text',
      ),
      web(
        'shared/(board|card|demo-mark|row-cells|refusal)/',
        'entities/listing/',
        'widgets/tiktok-door/',
        'features/keep-listing/ui/late-listing-acts',
        'features/(keep-favourite|keep-listing|compare-rows|copy-text|export-rows)/(index|api|lib|model|ui/(favourite|listed-rows|listing-b|folder-choice|compare|export-(batch|button|tray)))',
      ),
      'packages/rules/src/contract/(?!contract-(lists|bodies))',
    ),
  },
  // What lists alone show at once.
  {
    name: 'board',
    test: any(
      web(
        'widgets/board-page/(index|lib|model|ui/(?!later-parts|empty-rows|batch-acts|key-help|row-menu|category-picker))',
        'features/(choose-columns|filter-rows|save-view|choose-board-day|dismiss-goods)/(index|api|config|lib|model|ui/(column-chooser|filter-bar|filter-controls?|open-controls|panel-controls|keyword-editor|late-opener|own-button|filter-editor-context|shared-view|save-view|view-bar|board-da))',
        'entities/category/',
      ),
    ),
  },
  // Products, wherever they are shown; their ranks come with the boards that list by them.
  {
    name: 'goods',
    test: any(web('entities/(goods/(?!config/rank-columns)|region/)', 'features/explain-quality/')),
  },
  { name: 'goods-board', test: any(web('widgets/goods-board/(?!ui/weights-dialog)')) },
  // What a list fetches as soon as it is ready: its marks and batches, and the fields of its filters.
  {
    name: 'board-later',
    test: any(
      kit('batch-bar/', 'number-range-field/'),
      web(
        'widgets/board-page/ui/(later-parts|batch-acts|empty-rows)\\.',
        'features/filter-rows/ui/(editor|filter-panel|panel-editors|choice-editor|days-editor|id-set-editor|words-editor)\\.',
      ),
    ),
  },
  {
    name: 'category-picker',
    test: any(kit('cascader/', 'field/filter-trigger\\.'), web('widgets/board-page/ui/category-picker\\.')),
  },
  // What every header fetches right after the first paint.
  {
    name: 'header-tools',
    test: any(
      kit('countdown/(countdown|remaining-text)\\.'),
      web(
        'widgets/site-header/lib/',
        'widgets/site-header/ui/(header-tools|contact|contact-popover|promotion|user-menu)\\.',
        'features/choose-appearance/',
        'features/read-notices/(index|api|model|ui/notice-bell)',
        'features/manage-team/(index|model/team|ui/late-dialogs)',
        'entities/order/(index|api|lib)',
      ),
    ),
  },
  // Whatever opens over a page.
  {
    name: 'overlays',
    test: any(
      kit('surface/(surface|index)', 'popover/', 'menu/', 'badge/', 'skeleton/'),
      aria('(overlays|menu|dialog|autocomplete|separator|live-announcer)/', 'interactions/Press'),
      'react-aria-components/dist/private/(Popover|Menu|Dialog|Autocomplete|OverlayArrow|Separator|Header|Keyboard|Heading|Text|Button|ProgressBar)\\.',
      'react-stately/dist/private/(overlays|menu|autocomplete|tree)/',
    ),
  },
  { name: 'modal', test: any(kit('(dialog/dialog|drawer/drawer|surface/(modal-panel|use-reachable))\\.')) },
  // What all pages share. Nothing that opens over a page: its window is in a file that asks for this one.
  {
    name: 'shared',
    test: any(
      web(
        'shared/(?!(board|card|demo-mark|row-cells|accept-texts|account-rules|reference|name-dialog|form-dialog|new-password|refusal|send-code)/)',
      ),
      'packages/api-sdk/src/',
      'packages/rules/src/(date/|account/mobile|member/tiers|contract/contract-lists)',
      kit('icon/(?!icons)|(toast|server-clock|button|icon-button|nav-list|class-names|link|kit-provider)/'),
      aria(
        '(ssr/SSRProvider|i18n/(I18nProvider|useDefaultLocale|utils))\\.',
        'utils/(openLink|platform|focusWithoutScrolling)\\.',
      ),
    ),
  },
  // What every field, list and menu of react-aria is on.
  {
    name: 'aria',
    test: any(
      aria(
        '(utils|interactions|focus|collections|selection|label|intl|visually-hidden)/',
        'i18n/(useCollator|useLocalizedStringFormatter)\\.',
      ),
      '@internationalized/string/',
      'react-stately/dist/private/(utils|flags|collections|selection|list)/',
      'react-aria-components/dist/private/(utils|Collection|SharedElementTransition|SelectionIndicator)\\.',
      'clsx/dist/',
    ),
  },
]

/** Of these, what runs for the first time when somebody presses a filter: see compile-at-once.ts. */
export const AT_ONCE = ['parts', 'list', 'board', 'goods', 'goods-board', 'data-table']
