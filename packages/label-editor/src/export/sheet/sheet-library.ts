import { fromMm } from '../../units/length.ts'
import { PAPERS, type SheetSize } from './sheet-size.ts'

const CHECKED_ON = '2026-11-21'
const GLABELS = 'gLabels 模板库（jimevins/glabels-qt，templates/'

type Grid = readonly [columns: number, rows: number]
/** Width, height, left, top, pitch across and down in millimetres. */
type Figures = readonly [number, number, number, number, number, number]

const sheet =
  (maker: string, paper: keyof typeof PAPERS, file: string) =>
  (part: string, [columns, rows]: Grid, figures: Figures): SheetSize => {
    const [cellWidth, cellHeight, left, top, pitchX, pitchY] = figures.map(fromMm) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return {
      id: `${maker}-${part}`.toLowerCase().replace(/\W+/g, '-'),
      name: `${maker} ${part}`,
      paper,
      ...PAPERS[paper],
      columns,
      rows,
      cellWidth,
      cellHeight,
      left,
      top,
      pitchX,
      pitchY,
      source: `${GLABELS}${file}）`,
      checkedOn: CHECKED_ON,
    }
  }

const avery = sheet('Avery', 'A4', 'avery-iso-templates.xml')
const averyLetter = sheet('Avery', 'Letter', 'avery-us-templates.xml')
const herma = sheet('Herma', 'A4', 'herma-iso-templates.xml')
const zweckform = sheet('Avery Zweckform', 'A4', 'zweckform-iso-templates.xml')

/** Sheets of labels that are sold in shops, the smallest cells first in each paper. */
export const SHEET_SIZES: readonly SheetSize[] = [
  avery('L7651', [5, 13], [38.1, 21.2, 4.7, 10.9, 40.6, 21.2]),
  herma('4606', [5, 13], [38, 21.2, 9.5, 10.5, 38, 21.2]),
  avery('L7654', [4, 10], [45.7, 25.4, 10, 22, 48.5, 25.4]),
  zweckform('4780', [4, 10], [48.5, 25.4, 8.11, 19.01, 48.5, 25.4]),
  zweckform('3651', [4, 10], [52, 29.5, 1, 1, 52, 29.5]),
  herma('4614', [3, 8], [66, 33.8, 5.7, 13, 66, 33.8]),
  zweckform('3475', [3, 8], [70, 36, 0, 4.43, 70, 36.03]),
  zweckform('3474', [3, 8], [70, 37, 0, 0, 70, 37]),
  herma('4464', [3, 8], [70, 37, 0, 0, 70, 37.04]),
  avery('L7160', [3, 7], [63.5, 38.1, 7.48, 15.49, 66.04, 38.1]),
  avery('L7161', [3, 6], [63.5, 46.6, 7.41, 8.11, 65.93, 46.74]),
  zweckform('3669', [3, 5], [70, 50.8, 0, 21.52, 70, 50.8]),
  avery('L7164', [3, 4], [63.5, 71.98, 7.35, 3.53, 66, 71.98]),
  avery('L7162', [2, 8], [99.1, 33.9, 3.99, 12.98, 102.48, 33.9]),
  avery('L7163', [2, 7], [99.1, 38.1, 3.35, 15.17, 103.01, 38.1]),
  zweckform('3659', [2, 6], [96.66, 42.51, 8, 21.17, 96.66, 42.51]),
  avery('L7165', [2, 4], [99.06, 67.73, 4.67, 13.04, 101.64, 67.73]),
  avery('L7169', [2, 2], [99.1, 138.99, 5.01, 7.06, 101.49, 138.99]),
  averyLetter('5167', [4, 20], [44.45, 12.7, 7.14, 12.7, 52.39, 12.7]),
  averyLetter('5160', [3, 10], [66.67, 25.4, 3.97, 12.7, 70.64, 25.4]),
  averyLetter('5161', [2, 10], [101.6, 25.4, 3.97, 12.7, 106.36, 25.4]),
  averyLetter('5162', [2, 7], [101.6, 33.87, 3.97, 21.17, 106.36, 33.87]),
  averyLetter('5163', [2, 5], [101.6, 50.8, 4.13, 12.7, 106.36, 50.8]),
  averyLetter('5164', [2, 3], [101.6, 84.67, 3.97, 12.7, 106.36, 84.67]),
]
