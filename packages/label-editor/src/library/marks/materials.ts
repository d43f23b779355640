import { lettering } from '../drawing/lettering.ts'
import { arrowHead, line, type Point, turned } from '../drawing/path.ts'
import { family, type MarkDraft } from './mark.ts'

const CENTRE: Point = [50, 49]

/** A third of the triangle: a bent line with its arrow, which meets the tail of the next third. */
function side(thickness: number, degrees: number): string {
  const [start, bend, before, tip] = turned(
    [
      [32, 30.25],
      [46, 6],
      [54, 6],
      [69.6, 33],
    ],
    CENTRE,
    degrees,
  ) as [Point, Point, Point, Point]
  const shaft: Point = [before[0] + (tip[0] - before[0]) * 0.72, before[1] + (tip[1] - before[1]) * 0.72]
  return line(thickness, start, bend, before, shaft) + arrowHead(before, tip, 13, 15)
}

/** Three arrows that chase each other. */
const chasingArrows = (thickness = 5) => [0, 120, 240].map((degrees) => side(thickness, degrees)).join('')

const coded = (number: string, name: string) => () =>
  chasingArrows() +
  lettering(number, [50, 47], number.length > 1 ? 22 : 27, 4.4, 34) +
  lettering(name, [50, 95], 15, 2.8, 98)

/** Number, abbreviation and names of Commission Decision 97/129/EC, annexes I to VII. */
const CODES: readonly [number: string, name: string, zh: string, en: string][] = [
  ['1', 'PET', '聚对苯二甲酸乙二醇酯', 'Polyethylene terephthalate'],
  ['2', 'HDPE', '高密度聚乙烯', 'High density polyethylene'],
  ['3', 'PVC', '聚氯乙烯', 'Polyvinyl chloride'],
  ['4', 'LDPE', '低密度聚乙烯', 'Low density polyethylene'],
  ['5', 'PP', '聚丙烯', 'Polypropylene'],
  ['6', 'PS', '聚苯乙烯', 'Polystyrene'],
  ['20', 'PAP', '瓦楞纸板', 'Corrugated fibreboard'],
  ['21', 'PAP', '非瓦楞纸板', 'Non-corrugated fibreboard'],
  ['22', 'PAP', '纸', 'Paper'],
  ['40', 'FE', '钢铁', 'Steel'],
  ['41', 'ALU', '铝', 'Aluminium'],
  ['50', 'FOR', '木材', 'Wood'],
  ['51', 'FOR', '软木', 'Cork'],
  ['60', 'TEX', '棉', 'Cotton'],
  ['61', 'TEX', '黄麻', 'Jute'],
  ['70', 'GL', '无色玻璃', 'Colourless glass'],
  ['71', 'GL', '绿色玻璃', 'Green glass'],
  ['72', 'GL', '棕色玻璃', 'Brown glass'],
  ['80', 'C/PAP', '纸与各种金属复合', 'Paper and fibreboard / miscellaneous metals'],
  ['81', 'C/PAP', '纸塑复合', 'Paper and fibreboard / plastic'],
  ['82', 'C/PAP', '纸铝复合', 'Paper and fibreboard / aluminium'],
  ['83', 'C/PAP', '纸与马口铁复合', 'Paper and fibreboard / tinplate'],
  ['84', 'C/PAP', '纸塑铝复合', 'Paper and fibreboard / plastic / aluminium'],
  ['85', 'C/PAP', '纸塑铝马口铁复合', 'Paper and fibreboard / plastic / aluminium / tinplate'],
  ['90', 'C/ALU', '塑铝复合', 'Plastic / aluminium'],
  ['91', 'C/FE', '塑料与马口铁复合', 'Plastic / tinplate'],
  ['92', 'C/ALU', '塑料与各种金属复合', 'Plastic / miscellaneous metals'],
  ['95', 'C/GL', '玻璃塑料复合', 'Glass / plastic'],
  ['96', 'C/GL', '玻璃铝复合', 'Glass / aluminium'],
  ['97', 'C/GL', '玻璃马口铁复合', 'Glass / tinplate'],
  ['98', 'C/GL', '玻璃与各种金属复合', 'Glass / miscellaneous metals'],
]

/** The decision leaves the abbreviation of composites to the material that weighs most: C/ and its abbreviation. */
const NOTE_COMPOSITE = '复合材料写 C/ 加重量最大的材料代号，请按实际材料核对'

const codes: MarkDraft[] = CODES.map(([number, name, zh, en]) => ({
  id: `material-${number}`,
  zh: `${number} ${name} ${zh}`,
  en,
  draw: coded(number, name),
  ...(name.startsWith('C/') ? { note: NOTE_COMPOSITE } : {}),
}))

export const MATERIALS = family(
  { group: 'recycling', source: 'Commission Decision 97/129/EC', height: 104 },
  [
    ...codes,
    {
      id: 'material-7',
      zh: '7 OTHER 其他塑料',
      en: 'Other plastics',
      draw: coded('7', 'OTHER'),
      source: 'ASTM D7611',
      note: '97/129/EC 把 7 至 19 留给其他塑料；7 OTHER 是行业写法',
    },
    {
      id: 'recyclable',
      zh: '可回收（莫比乌斯环）',
      en: 'Möbius loop: recyclable',
      draw: () => chasingArrows(8),
      source: 'ISO 14021 / ISO 7000-1135',
      height: 92,
    },
    {
      id: 'recycled-100',
      zh: '含 100% 再生材料',
      en: 'Möbius loop: 100 % recycled content',
      draw: () => chasingArrows(6) + lettering('100%', [50, 50], 13, 2.4, 30),
      source: 'ISO 14021 / ISO 7000-1135',
      note: '百分比必须真实可证明',
      height: 92,
    },
  ],
)
