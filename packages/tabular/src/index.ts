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
export { TableError, type TablePosition, type TableReason } from './table-error.ts'
export type { TableRow } from './table-row.ts'
