import type { BarcodeFormat } from '../barcode-format.ts'
import { dataCodewords } from '../data-matrix/data-codewords.ts'
import { correctionCodewords, withMacro } from '../data-matrix/encode-data-matrix.ts'
import { encodeBarcode } from '../encode-barcode.ts'
import { elementStringCodes, parseElementString } from '../gs1/element-string.ts'
import { code128Values, FNC1 } from '../linear/code128.ts'
import { compact } from '../pdf417/compaction.ts'
import { correctionCodewords as pdf417Correction } from '../pdf417/correction.ts'
import { encodeQr } from '../qr/encode-qr.ts'
import { LAST_VERSION, type QrLevel, qrBlocks } from '../qr/qr-capacity.ts'
import { qrCodewords, qrData } from '../qr/qr-codewords.ts'
import { qrBits } from '../qr/qr-segments.ts'
import type { Vector } from './bwipp-file.fixture.ts'
import { isText, stringOf } from './postscript.fixture.ts'
import { type Reason, reasonFor } from './reasons.fixture.ts'

type Verdict = 'agrees' | 'differs' | Reason

/** Bytes and FNC1 of a vector; `channels` are before the first byte, and `isPlain` is false where there are more instructions. */
interface Message {
  codes: number[]
  channels: number[]
  isPlain: boolean
}

const CARETS = /\^(?:ECI(\d{6})|FNC1|(PROG)|(NUL)|(\^)|(\d{3}))|[\s\S]/g

function messageOf({ data, options }: Vector): Message {
  const message: Message = { codes: [], channels: [], isPlain: true }
  for (const [piece, channel, prog, nul, caret, ordinal] of data.matchAll(CARETS)) {
    const [parses, functions] = [options.has('parse'), options.has('parsefnc')]
    if (channel && functions) {
      if (message.codes.length > 0) message.isPlain = false
      message.channels.push(Number(channel))
    } else if (piece === '^FNC1' && functions) message.codes.push(FNC1)
    else if (prog && functions) message.isPlain = false
    else if (nul && parses) message.codes.push(0)
    else if (caret && (parses || functions)) message.codes.push(94)
    else if (ordinal && parses) message.codes.push(Number(ordinal))
    else message.codes.push(...[...piece].map((character) => character.charCodeAt(0)))
  }
  return message
}

const numbersOf = ({ expected }: Vector): number[] =>
  typeof expected === 'object' && expected !== null && 'list' in expected ? expected.list.map(Number) : []

const bitsOf = ({ expected }: Vector): string | null =>
  typeof expected === 'object' && expected !== null && 'list' in expected && expected.list.every(isText)
    ? expected.list.map((item) => (isText(item) ? stringOf(item) : '')).join('')
    : null

const same = (ours: readonly number[] | null | undefined, theirs: readonly number[]) =>
  ours !== null && ours !== undefined && ours.join() === theirs.join()
const answer = (holds: boolean): Verdict => (holds ? 'agrees' : 'differs')

/** Where a symbology has two widths, how wide the wide ones are is free. */
const TWO_WIDTHS: readonly BarcodeFormat[] = ['code39', 'codabar', 'itf14']

function barsVerdict(vector: Vector, format: BarcodeFormat): Verdict {
  const given = encodeBarcode(vector.data, format)
  // A check digit that is left out is ours to name and to offer, where BWIPP adds it unasked.
  const encoding = !given.ok && given.fault.fix ? encodeBarcode(given.fault.fix, format) : given
  if (vector.isRefused) return answer(!given.ok)
  if (!encoding.ok || encoding.modules.kind !== 'linear') return 'differs'
  if (typeof vector.expected === 'boolean') return 'agrees'
  const theirs = numbersOf(vector)
  const bars = theirs.length % 2 === 0 ? theirs.slice(0, -1) : theirs
  const shape = (widths: readonly number[]) =>
    TWO_WIDTHS.includes(format) ? widths.map((width) => (width > 1 ? 2 : 1)) : widths
  return answer(same(shape(encoding.modules.widths), shape(bars)))
}

/** Code words that say the same in no more space; there are often several shortest ways. */
const noLonger = (ours: readonly number[] | null | undefined, theirs: readonly number[]) =>
  answer(ours !== null && ours !== undefined && ours.length <= theirs.length)

function gs1Codes(value: string): number[] | null {
  const parsed = parseElementString(value)
  return 'fault' in parsed ? null : elementStringCodes(parsed.fields)
}

function code128Verdict(vector: Vector, format: BarcodeFormat): Verdict {
  if (!vector.options.has('debugcws')) return barsVerdict(vector, format)
  const codes = format === 'gs1128' ? gs1Codes(vector.data) : messageOf(vector).codes
  return noLonger(codes && code128Values(codes), numbersOf(vector))
}

function sizeAsked({ options }: Vector): [rows: string, columns: string] | null {
  const [rows = '', columns = ''] = options.get('version')?.split('x') ?? [
    options.get('rows'),
    options.get('columns'),
  ]
  return rows || columns ? [rows, columns] : null
}

function dataMatrixVerdict(vector: Vector, format: BarcodeFormat): Verdict {
  const { options, isRefused } = vector
  const isGs1 = format === 'gs1datamatrix'
  const asked = sizeAsked(vector)
  if (['dmre', 'c40headerlength'].some((name) => options.has(name))) return 'shape'
  if (options.has('format') && options.get('format') !== 'square') return 'shape'
  const { codes, channels, isPlain } = messageOf(vector)
  if (!isPlain || channels.length > 1 || (channels[0] ?? 0) > 126) return 'functions'
  if (channels.length === 1 && codes.length === 0) return 'functions'
  const data = isGs1 ? gs1Codes(vector.data) : codes
  const prefix = channels.flatMap((channel) => [241, channel + 1])
  const message = data && (prefix.length > 0 ? { codes: data, prefix } : withMacro(data))
  const coded = message && data.length > 0 ? dataCodewords(message) : null
  if (asked && (isRefused || !coded || asked.some((side) => side !== String(coded.size.side)))) return 'shape'
  if (isRefused || !coded) return answer(isRefused === (coded === null))
  if (options.has('debugecc'))
    return answer(same(correctionCodewords(coded.data, coded.size), numbersOf(vector)))
  return options.has('debugcws') ? noLonger(coded.data, numbersOf(vector)) : answer(vector.expected === true)
}

/** Whether one of the segments is in Kanji mode. */
const isKanji = ({ expected }: Vector) =>
  typeof expected === 'object' &&
  expected !== null &&
  'list' in expected &&
  expected.list.some((item) => isText(item) && stringOf(item) === '1000')

const VERSIONS = Array.from({ length: LAST_VERSION }, (_, at) => at + 1)

/**
 * The data of interleaved codewords. Which segments say a value is free, and ours may fit a smaller version; what
 * corrects given data is not.
 */
function dataOfBlocks(codewords: readonly number[], version: number, level: QrLevel): number[] {
  const { count, data } = qrBlocks(version, level)
  const short = Math.floor(data / count)
  const shortBlocks = count - (data % count)
  return Array.from({ length: count }, (_, block) =>
    Array.from({ length: short + (block < shortBlocks ? 0 : 1) }, (_, at) =>
      at < short
        ? (codewords[at * count + block] ?? 0)
        : (codewords[short * count + block - shortBlocks] ?? 0),
    ),
  ).flat()
}

function qrVerdict(vector: Vector): Verdict {
  const { options, isRefused, expected } = vector
  const { codes, channels, isPlain } = messageOf(vector)
  if (!isPlain || channels.length > 0 || codes.includes(FNC1)) return 'functions'
  const level = (options.get('eclevel') ?? 'M') as QrLevel
  const bits = bitsOf(vector)
  if (bits !== null) {
    const ours = qrBits(codes, Number(options.get('version') ?? 1))
    if (ours.length <= bits.length) return 'agrees'
    return isKanji(vector) ? 'kanji' : 'differs'
  }
  const mask = options.get('mask')
  const isOffered = 'LMQH'.includes(level) && (mask === undefined || (Number(mask) > 0 && Number(mask) < 9))
  if (!isOffered || options.has('version') || options.has('format')) return 'shape'
  const coded = codes.length > 0 ? qrData(codes, level) : null
  if (isRefused || !coded) return answer(isRefused === (coded === null))
  if (options.has('debugcws')) return answer(same(coded.data, numbersOf(vector)))
  if (options.has('debugecc')) {
    const theirs = numbersOf(vector)
    const version = VERSIONS.findLast((candidate) => qrBlocks(candidate, level).total <= theirs.length) ?? 0
    // The bits that are left over at the end of some versions count as one more there.
    const whole = theirs.slice(0, qrBlocks(version, level).total)
    if (coded.version > version) return 'differs'
    return answer(same(qrCodewords(dataOfBlocks(whole, version, level), version, level), whole))
  }
  const symbol = encodeQr(codes, level, mask === undefined ? undefined : Number(mask) - 1)
  if (expected === true) return answer(symbol !== null)
  return answer(same(symbol && [...symbol.cells], numbersOf(vector)))
}

const PDF417_SHAPES = ['rows', 'columns', 'rowmult', 'compact', 'eclevel']

function pdf417Verdict(vector: Vector): Verdict {
  const { options, isRefused } = vector
  const { codes, channels, isPlain } = messageOf(vector)
  if (!isPlain || channels.length > 1 || (channels[0] ?? 0) > 899) return 'functions'
  if (channels.length === 1 && codes.length === 0) return 'functions'
  const isShaped = PDF417_SHAPES.some((name) => options.has(name))
  const theirs = numbersOf(vector)
  if (options.has('debugecc') && !isRefused) {
    const data = compact(codes, channels[0] ?? null)
    // How much padding is before the correction follows from a shape; the correction must be right for one.
    return answer(
      Array.from({ length: 30 }, (_, padding) => [...data, ...new Array<number>(padding).fill(900)]).some(
        (padded) => same(pdf417Correction([padded.length + 1, ...padded], theirs.length), theirs),
      ),
    )
  }
  if (options.has('debugcws') && !isRefused) {
    const ours = compact(codes, channels[0] ?? null)
    const rest = theirs.slice(ours.length + 1)
    return answer(same(ours, theirs.slice(1, ours.length + 1)) && rest.every((word) => word === 900))
  }
  if (isShaped) return 'shape'
  const encoding = encodeBarcode(String.fromCharCode(...codes), 'pdf417')
  return answer(encoding.ok !== isRefused)
}

const refusalOf = ({ expected }: Vector) =>
  typeof expected === 'object' && expected !== null && 'name' in expected ? expected.name : ''

/** Whether we say what BWIPP says, or why there is nothing to compare. */
export function judge(vector: Vector, format: BarcodeFormat): Verdict {
  const reason = reasonFor(vector, format, refusalOf(vector))
  if (reason) return reason
  if (format === 'qr') return qrVerdict(vector)
  if (format === 'datamatrix' || format === 'gs1datamatrix') return dataMatrixVerdict(vector, format)
  if (format === 'pdf417') return pdf417Verdict(vector)
  if (format === 'code128' || format === 'gs1128') return code128Verdict(vector, format)
  return barsVerdict(vector, format)
}

/** What BWIPP's own judge of element strings says of a value, and what ours says. */
export function judgeElementString(vector: Vector): Verdict {
  const reason = reasonFor(vector, 'gs1128', refusalOf(vector))
  if (reason) return reason
  return answer('fault' in parseElementString(vector.data) === vector.isRefused)
}
