import { lettering } from '../drawing/lettering.ts'
import {
  arc,
  circle,
  curvePoints,
  ellipse,
  line,
  outline,
  polygon,
  rectangle,
  ring,
} from '../drawing/path.ts'
import { family } from './mark.ts'

/** The official construction: two rings of radius 100 and 70, 170 apart, cut 10 beyond their centres. */
const CE =
  'M110 199.5A100 100 0 0 1 100 200A100 100 0 0 1 100 0A100 100 0 0 1 110 0.5L110 30.72A70 70 0 0 0 100 30A70 70 0 0 0 100 170A70 70 0 0 0 110 169.28Z' +
  'M280 199.5A100 100 0 0 1 270 200A100 100 0 0 1 270 0A100 100 0 0 1 280 0.5L280 30.72A70 70 0 0 0 270 30A70 70 0 0 0 201.62 85L260 85L260 115L201.62 115A70 70 0 0 0 270 170A70 70 0 0 0 280 169.28Z'

const ukca = () =>
  rectangle(3, 2, 11, 25) +
  rectangle(33, 2, 11, 25) +
  arc(23.5, 27, 15, 0, 180, 11) +
  rectangle(56, 2, 11, 45) +
  polygon([67, 20], [82, 2], [97, 2], [75, 28], [67, 36]) +
  polygon([72, 21], [80, 17], [98, 47], [84, 47]) +
  arc(25.5, 75.5, 17, 50, 310, 11) +
  polygon([51, 98], [68.5, 53], [80.5, 53], [98, 98], [86, 98], [74.5, 66], [63, 98]) +
  rectangle(61, 80, 27, 9)

const fcc = () =>
  rectangle(2, 6, 10, 88) +
  rectangle(2, 6, 62, 10) +
  rectangle(2, 44, 48, 10) +
  arc(62, 50, 39, 35, 270, 10) +
  arc(62, 50, 20, 40, 218, 10)

const eac = () =>
  line(9, [26, 10], [6, 10], [6, 90], [26, 90]) +
  line(9, [6, 50], [24, 50]) +
  line(9, [40, 90], [40, 10], [68, 10], [68, 90]) +
  line(9, [40, 54], [68, 54]) +
  line(9, [104, 10], [82, 10], [82, 90], [104, 90])

const psDiamond = () =>
  outline(5, [70, 4], [136, 50], [70, 96], [4, 50]) +
  lettering('PS', [70, 36], 26, 5) +
  lettering('E', [70, 68], 24, 5)

const psCircle = () =>
  ring(70, 50, 46, 5) + lettering('PS', [70, 36], 26, 5) + lettering('E', [70, 68], 24, 5)

const triman = () =>
  circle(50, 16, 9) +
  line(8, [50, 34], [50, 56], [36, 84]) +
  line(8, [50, 56], [64, 84]) +
  line(8, [28, 52], [50, 36], [72, 52]) +
  arc(50, 54, 44, 320, 400, 5) +
  polygon([91, 22], [76, 28], [90, 38]) +
  arc(50, 54, 44, 80, 160, 5) +
  polygon([5, 62], [2, 78], [17, 74]) +
  arc(50, 54, 44, 200, 280, 5) +
  polygon([64, 3], [62, 19], [52, 8])

const glassAndFork = () =>
  polygon([12, 6], [50, 6], [46, 34], [36, 46], [26, 46], [16, 34]) +
  rectangle(28.5, 44, 5, 40) +
  ellipse(31, 90, 17, 6) +
  [60, 69, 78, 87].map((x) => rectangle(x - 2, 6, 4.5, 26)).join('') +
  polygon([58, 30], [89.5, 30], [84, 44], [77, 48], [70.5, 48], [63, 44]) +
  rectangle(70.5, 46, 6.5, 50)

const tidyman = () =>
  circle(34, 14, 9) +
  line(11, [36, 32], [42, 58]) +
  line(8, [36, 32], [54, 44], [66, 36]) +
  line(9, [42, 58], [34, 76], [18, 92]) +
  line(9, [42, 58], [54, 74], [52, 94]) +
  rectangle(64, 22, 9, 9) +
  outline(4, [62, 56], [92, 56], [88, 95], [66, 95])

const estimated = () =>
  'M96 50C96 22 76 4 50 4C22 4 4 22 4 50C4 78 22 96 50 96C70 96 86 88 94 72L86 68C80 78 66 84 52 84C42 84 34 80 34 72L34 54L96 54Z' +
  'M34 46L34 28C34 20 42 16 50 16C60 16 66 20 66 28L66 46Z'

const invertedEpsilon = () =>
  line(
    13,
    ...curvePoints([24, 18], [50, 0], [92, 16], [70, 40]),
    ...curvePoints([70, 40], [62, 47], [52, 48], [42, 48]),
    ...curvePoints([42, 48], [58, 48], [78, 54], [77, 68]),
    ...curvePoints([77, 68], [76, 96], [40, 98], [22, 82]),
  )

export const APPROVALS = family({ group: 'approval', source: '' }, [
  {
    id: 'ce',
    zh: 'CE 标志',
    en: 'CE marking',
    draw: () => CE,
    width: 280,
    height: 200,
    minimumMm: 5,
    drawnFrom: 'geometry',
    source: 'Regulation (EC) No 765/2008, Annex II',
    note: '字母等高且不低于 5 mm，不得变形',
  },
  {
    id: 'ukca',
    zh: 'UKCA 标志',
    en: 'UKCA marking',
    draw: ukca,
    minimumMm: 5.3,
    source: 'GOV.UK: Using the UKCA marking',
    note: '不低于 5 mm，不得变形',
  },
  {
    id: 'fcc',
    zh: 'FCC 标志',
    en: 'FCC logo',
    draw: fcc,
    width: 108,
    source: '47 CFR 2.1074',
    note: 'SDoC 设备自愿使用',
  },
  {
    id: 'eac',
    zh: 'EAC 标志（欧亚经济联盟）',
    en: 'EAC mark',
    draw: eac,
    width: 110,
    minimumMm: 5.7,
    source: 'Customs Union Commission Decision No. 711 of 15 July 2011',
  },
  {
    id: 'pse-diamond',
    zh: 'PSE 菱形（特定电气用品）',
    en: 'PSE, specified products',
    draw: psDiamond,
    width: 140,
    source: '電気用品安全法 第10条',
    note: '须与备案事业者名及检查机关名一起标示',
  },
  {
    id: 'pse-circle',
    zh: 'PSE 圆形（非特定电气用品）',
    en: 'PSE, non-specified products',
    draw: psCircle,
    width: 140,
    source: '電気用品安全法 第10条',
    note: '须与备案事业者名一起标示',
  },
  {
    id: 'rohs',
    zh: 'RoHS（行业写法）',
    en: 'RoHS, as the trade writes it',
    draw: () => ring(50, 50, 46, 4) + lettering('RoHS', [50, 50], 24, 4, 76),
    source: 'Directive 2011/65/EU',
    note: '指令没有规定图形；符合性由 CE 标志表示',
  },
  {
    id: 'triman',
    zh: 'Triman 分类标志（法国）',
    en: 'Triman',
    draw: triman,
    minimumMm: 6.4,
    source: 'Code de l’environnement, art. R541-12-17; charte Triman',
    note: '标准 10 mm，紧凑 6 mm；须配分类说明（Info-tri）',
  },
  {
    id: 'food-contact',
    zh: '食品接触（杯叉）',
    en: 'Glass and fork: for food contact',
    draw: glassAndFork,
    source: 'Regulation (EC) No 1935/2004, Annex II',
  },
  { id: 'tidyman', zh: '请勿乱扔', en: 'Tidyman: do not litter', draw: tidyman, source: 'Keep Britain Tidy' },
  {
    id: 'estimated-sign',
    zh: 'ℯ 估计符号（预包装净含量）',
    en: 'Estimated sign',
    draw: estimated,
    minimumMm: 3.3,
    checkedOn: '2026-11-22',
    source: 'Directive 2009/34/EC, Annex II; Directive 76/211/EEC, Annex I, 3.3; Główny Urząd Miar',
    note: '不低于 3 mm，与净含量同一视野',
  },
  {
    id: 'aerosol',
    zh: '3（反 ε，气雾剂）',
    en: 'Reversed epsilon: aerosol dispensers',
    draw: invertedEpsilon,
    source: 'Directive 75/324/EEC, Annex',
  },
])
