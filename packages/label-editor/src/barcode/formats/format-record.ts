import type { MatrixModules, Modules, QuietZone } from '../modules.ts'
import type { QrLevel } from '../qr/qr-capacity.ts'
import type { ValueFault } from '../value-fault.ts'

/**
 * A symbology as the reader's program calls it. Written out: the types of the package would otherwise ask those who
 * install it for the types of the reader, which need more of their own.
 */
export type ReaderFormat =
  | 'Codabar'
  | 'Code32'
  | 'Code39'
  | 'Code39Ext'
  | 'Code39Std'
  | 'Code93'
  | 'Code128'
  | 'ITF'
  | 'ITF14'
  | 'DataBar'
  | 'DataBarExp'
  | 'DataBarExpStk'
  | 'DataBarLtd'
  | 'DataBarOmni'
  | 'DataBarStk'
  | 'DataBarStkOmni'
  | 'EAN13'
  | 'EAN8'
  | 'ISBN'
  | 'UPCA'
  | 'UPCE'
  | 'PZN'
  | 'Telepen'
  | 'PDF417'
  | 'CompactPDF417'
  | 'MicroPDF417'
  | 'Aztec'
  | 'QRCode'
  | 'MicroQRCode'
  | 'RMQRCode'
  | 'DataMatrix'
  | 'MaxiCode'

/** How a printed symbol is read back. */
export interface SymbolReading {
  formats: readonly ReaderFormat[]
  /** `HRI` puts the brackets of GS1 around the identifiers. */
  textMode: 'Plain' | 'HRI'
  /** Add-ons are read only beside a main symbol, which the verifying window draws on their left. */
  needsMainSymbol: boolean
  /** Texts that readers give for a value. */
  texts(value: string): readonly string[]
}

/** What every format has. */
interface AnyFormat {
  /** Name as the trade writes it. */
  name: string
  /** A value that it draws: shown as an example and used by tests, never put on a label by itself. */
  example: string
  /** The test file of BWIPP that the encoder agrees with (`vectors/`); null where BWIPP has none of its own. */
  vectors: string | null
  /** What is wrong with a value that is not empty; null when it can be drawn. */
  check(value: string): ValueFault | null
  /** Message for a value that passes the check and still cannot be drawn. */
  undrawable: string
  /** The human-readable line. */
  text(value: string): string
  /** Narrowest module that scanners are held to read, in hundredths of a millimetre (`module-width.ts`). */
  narrowestModule: number
  reading: SymbolReading
}

type Stretch = readonly [from: number, to: number]

/** How bars are laid out: all counted in modules from the first bar. */
export interface BarLayout {
  quiet: QuietZone
  /** Stretches whose bars reach down between the digits. */
  guards: readonly Stretch[]
  /** Characters of the human-readable line and the modules they are under; null puts the line under all bars. */
  digits: readonly { characters: Stretch; under: Stretch }[] | null
  /** Thickness of the bars along the top and bottom; 0 has none. */
  bearer: number
  textSide: 'above' | 'below'
}

/** How ZPL turns a field: not, by a quarter, by half, by three quarters. */
export type Turn = 'N' | 'R' | 'I' | 'B'

/** Command and data of bars that the printer makes: the height comes for `{h}`, the turn for `{o}`. */
export interface ZplBars {
  command: string
  /** Wide to narrow bar, as ^BY takes it. */
  ratio: number
  data: string
}

/** A symbol that the printer makes itself. */
export interface NativeBarcode {
  /** Between ^FO and the end of the field. */
  field: string
  /** Dots that the printer sinks the symbol below its origin. */
  sinks: number
}

/** A symbol that is about to be printed. */
export interface PrintedSymbol {
  value: string
  modules: Modules
  /** Printer dots of the narrowest bar or cell. */
  dots: number
}

/** A symbology of bars. */
export interface LinearFormat extends AnyFormat {
  shape: 'linear'
  /** Bar and space widths of a value without a fault; null when it cannot be drawn after all. */
  widths(value: string): number[] | null
  layout: BarLayout
  /** Null: always printed as a picture. A null answer: this value is. */
  zpl: ((value: string) => ZplBars | null) | null
}

/** A symbology of cells: its height follows from its content. */
export interface MatrixFormat extends AnyFormat {
  shape: 'matrix'
  /** Cells of a value without a fault; null when no symbol holds it. */
  cells(value: string, level: QrLevel): MatrixModules | null
  /** Null: always printed as a picture. A null answer: this symbol is. */
  zpl: ((symbol: PrintedSymbol, turn: Turn) => NativeBarcode | null) | null
}

/** All that the editor, the printers and the tests know of one barcode format. */
export type BarcodeFormatRecord = LinearFormat | MatrixFormat

/** A reading that is the value itself. */
export const plainReading = (...formats: ReaderFormat[]): SymbolReading => ({
  formats,
  textMode: 'Plain',
  needsMainSymbol: false,
  texts: (value) => [value],
})

export const sides = (left: number, right: number): QuietZone => ({ left, right, top: 0, bottom: 0 })

/** Bars without guards; ten clear modules, where the symbology's own standard asks for no more. */
export const PLAIN_LAYOUT: BarLayout = {
  quiet: sides(10, 10),
  guards: [],
  digits: null,
  bearer: 0,
  textSide: 'below',
}

/** Said of bars that no encoder makes although every character is allowed. */
export const BARS_UNDRAWABLE = '此内容不能编成该条码，请换一种条码或修改内容'
/** Said of data that is too long for the largest symbol. */
export const TOO_LONG = '内容太长，这种码容纳不下，请缩短内容或换一种码'

/** The least that the GS1 General Specifications 5.12 allow thermal and laser printers, in hundredths of a millimetre. */
export const RETAIL_MODULE = 24.9
/** The least that ISO/IEC 15417 and 16388 grade without special optics: 7.5 mil. */
export const INDUSTRY_MODULE = 19
