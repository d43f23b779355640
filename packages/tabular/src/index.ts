export { type ReadOptions, readDelimited, readPaste } from './delimited/read-delimited.ts'
export {
  type DelimitedRecord,
  RECORD_LIMITS,
  type RecordLimits,
  RecordSplitter,
  SEPARATORS,
  type Separator,
  type SplitOptions,
} from './delimited/record-splitter.ts'
export {
  guessSeparator,
  type SeparatorLine,
  separatorLine,
} from './delimited/separator.ts'
export { textOfFormula } from './delimited/text-formula.ts'
export {
  type DecodedText,
  decodeText,
  EncodingJudge,
  type EncodingReading,
  type EncodingVerdict,
  readingsText,
} from './encoding/encoding-judge.ts'
export {
  ChunkDecoder,
  decodedAs,
  ENCODING_NAMES,
  markedEncoding,
  TEXT_ENCODINGS,
  type TextEncoding,
} from './encoding/text-encoding.ts'
export {
  type CellType,
  type CellValues,
  type DecimalMark,
  type TypedCell,
  typedCell,
} from './table/cell-type.ts'
export { findHeading, type Heading, type HeadingOptions } from './table/find-heading.ts'
export { plainHeading, uniqueNames } from './table/heading-text.ts'
export { type ColumnMatch, type FieldNames, headingNames, matchColumns } from './table/match-columns.ts'
export {
  type CellFault,
  type FieldSpec,
  faultPosition,
  faultText,
  previewTable,
  type RowValues,
  rowReader,
  type TablePreview,
  type TypedRow,
} from './table/typed-rows.ts'
export { TableError, type TablePosition, type TableReason } from './table-error.ts'
export type { TableRow } from './table-row.ts'
