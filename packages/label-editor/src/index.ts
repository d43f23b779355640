export { BARCODE_FORMATS, BARCODE_NAMES, type BarcodeFormat } from './barcode/barcode-format.ts'
export { LONGEST_VALUE } from './barcode/checks/alphabet-check.ts'
export { type EncodeOptions, type Encoding, encodeBarcode, valueFault } from './barcode/encode-barcode.ts'
export type { LinearModules, MatrixModules, Modules, TextRun } from './barcode/modules.ts'
export type { ValueFault } from './barcode/value-fault.ts'
export {
  addElements,
  copyElements,
  type LayerMove,
  removeElements,
  reorderElements,
  setBaseFields,
  setFields,
} from './commands/change-elements.ts'
export { addPage, PAGE_LIMITS, removePage, resizePage, setHeader } from './commands/change-pages.ts'
export type { Command } from './commands/command.ts'
export { groupElements, ungroupElements, withGroupMembers } from './commands/group-elements.ts'
export {
  alignElements,
  distributeElements,
  moveElements,
  resizeElement,
  rotateElements,
  sameSize,
} from './commands/place-elements.ts'
export type {
  BarcodeElement,
  ElementKind,
  FontWeight,
  ImageElement,
  LabelElement,
  ShapeElement,
  TextAlign,
  TextElement,
  UnknownElement,
} from './document/element.ts'
export {
  elementsOf,
  type LabelDocument,
  type LabelImage,
  type LabelPage,
  type LabelPdf,
  type PageClip,
  pageOf,
} from './document/label-document.ts'
export {
  DEFAULT_BORDER,
  DEFAULT_FONT_SIZE,
  DEFAULT_SIZE,
  newBarcode,
  newDocument,
  newImage,
  newShape,
  newText,
} from './document/new-document.ts'
export {
  DOCUMENT_LIMITS,
  DocumentError,
  parseDocument,
  serializeDocument,
} from './document/parse-document.ts'
export { createLabelStore, type LabelStore } from './editor/label-store.ts'
export { type Box, boundsOf, overlaps, unionOf } from './geometry/box.ts'
export { type Guide, type Snap, snapMove, snapToDots } from './geometry/snap.ts'
export { HISTORY_LIMIT, type Selection } from './history/edit-history.ts'
export { createAutosave, type SaveState } from './storage/autosave.ts'
export { openIndexedDbStorage } from './storage/indexed-db-storage.ts'
export { lockLabel, openLabels } from './storage/label-lock.ts'
export {
  createMemoryStorage,
  type LabelEntry,
  type LabelStorage,
  type StoredLabel,
} from './storage/label-storage.ts'
export {
  goOnWithVisitorLabel,
  type OpenedStorage,
  openStorageWithLastLabel,
  rememberLabel,
} from './storage/last-label.ts'
export { SYNC_LOCK } from './storage/owned-record.ts'
export { takeOverLabels, visitorLabels } from './storage/owners.ts'
export type { AccountAnswer, AccountStorage } from './storage/sync/account-storage.ts'
export { type SyncReport, syncLabels } from './storage/sync/sync-labels.ts'
export { createMemoryLinks, openIndexedDbLinks } from './storage/sync/sync-links.ts'
export {
  CANVAS_PX_PER_MM,
  fromDots,
  fromMm,
  type Length,
  PRINTER_DPI,
  type PrinterDpi,
  toDots,
  toMm,
  UNITS_PER_MM,
} from './units/length.ts'
