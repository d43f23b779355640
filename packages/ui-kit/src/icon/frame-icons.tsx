import { CIRCLE, createIcon } from './create-icon.tsx'

// What every page has around it or may have to say; apart from the others, which come with what shows them.
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M4 6l4 4 4-4')
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M10 4L6 8l4 4')
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M6 4l4 4-4 4')
export const CloseIcon = /* @__PURE__ */ createIcon('M3.5 3.5l9 9M12.5 3.5l-9 9')
export const ErrorIcon = /* @__PURE__ */ createIcon(`${CIRCLE}M5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2`)
export const ExternalIcon = /* @__PURE__ */ createIcon('M9.5 2.2h4.3v4.3M13.5 2.5L7.5 8.5M12 9.5v4H2.5V4h4')
export const InfoIcon = /* @__PURE__ */ createIcon(`${CIRCLE}M8 7.3v3.9M8 4.9v.01`)
export const MenuIcon = /* @__PURE__ */ createIcon('M2 4h12M2 8h12M2 12h12')
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'M1.5 6A9.5 9.5 0 014.7 4M8 3.3c2.5 0 4.8 1 6.5 2.7M4 8.6a6 6 0 012.3-1.3M10 7.4a6 6 0 012 1.2M6.3 11a2.5 2.5 0 013.4 0M8 13.5v.01M2 2l12 12',
)
export const SuccessIcon = /* @__PURE__ */ createIcon(`${CIRCLE}M5.2 8.3l2 2 3.7-4.1`)
export const WarningIcon = /* @__PURE__ */ createIcon('M8 2L1.5 13.5h13zM8 6.5v3M8 11.6v.01')
