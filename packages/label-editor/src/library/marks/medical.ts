import { lettering, letteringWidth } from '../drawing/lettering.ts'
import { arc, circle, frame, line, outline, polygon, rectangle, ring } from '../drawing/path.ts'
import { family, type MarkDraft } from './mark.ts'

const THICK = 4
const LETTERS = 30

/** A word in a frame, as wide as the word needs; several words are in cells beside each other. */
function boxed(
  id: string,
  zh: string,
  en: string,
  words: readonly string[],
  extra: Partial<MarkDraft> = {},
): MarkDraft {
  const widths = words.map((word) => letteringWidth(word, LETTERS, THICK + 0.5) + 24)
  const width = widths.reduce((sum, cell) => sum + cell, 0)
  return {
    id,
    zh,
    en,
    width: width + 8,
    height: 64,
    draw: () => {
      let x = 4
      let path = frame(4, 4, width, 56, THICK)
      for (const [at, word] of words.entries()) {
        const cell = widths[at] ?? 0
        path += lettering(word, [x + cell / 2, 32], LETTERS, THICK + 0.5)
        x += cell
        if (at < words.length - 1) path += rectangle(x - THICK / 2, 4, THICK, 56)
      }
      return path
    },
    ...extra,
  }
}

const factory = () =>
  polygon([6, 92], [6, 30], [28, 48], [28, 30], [50, 48], [50, 8], [66, 8], [66, 46], [94, 46], [94, 92])
const openFactory = () =>
  outline(5, [6, 92], [6, 30], [28, 48], [28, 30], [50, 48], [50, 10], [66, 10], [66, 46], [94, 46], [94, 92])

export const hourglass = () =>
  outline(4, [26, 14], [74, 14], [54, 50], [74, 86], [26, 86], [46, 50]) +
  rectangle(20, 8, 60, 6) +
  rectangle(20, 86, 60, 6) +
  polygon([34, 82], [66, 82], [50, 58]) +
  polygon([39, 34], [61, 34], [50, 50])

const strike = () => line(6, [14, 86], [86, 14])
const crossed = (text: string) => () => ring(50, 50, 44, 6) + lettering(text, [50, 50], 46, 6) + strike()

const book = () =>
  outline(
    5,
    [6, 16],
    [44, 16],
    [50, 22],
    [56, 16],
    [94, 16],
    [94, 84],
    [56, 84],
    [50, 90],
    [44, 84],
    [6, 84],
  ) +
  line(4, [50, 22], [50, 88]) +
  circle(72, 34, 5) +
  line(8, [72, 48], [72, 72])

const broken = () =>
  outline(5, [16, 30], [84, 30], [84, 92], [16, 92]) +
  line(5, [16, 30], [50, 10], [84, 30]) +
  line(4, [50, 30], [42, 48], [56, 60], [46, 78], [52, 92]) +
  line(5, [8, 8], [92, 96])

export const MEDICAL = family({ group: 'medical', source: 'ISO 15223-1:2021' }, [
  { id: 'manufacturer', zh: '制造商', en: 'Manufacturer', draw: factory },
  {
    id: 'date-of-manufacture',
    zh: '生产日期',
    en: 'Date of manufacture',
    draw: openFactory,
    note: '旁边写日期',
  },
  { id: 'use-by', zh: '有效期', en: 'Use-by date', draw: hourglass, note: '旁边写日期 YYYY-MM-DD' },
  boxed('ec-rep', '欧盟授权代表', 'Authorized representative in the European Community', ['EC', 'REP'], {
    note: '旁边写欧代名称和地址',
  }),
  boxed('uk-rep', '英国责任人', 'UK responsible person', ['UK', 'REP'], {
    source: 'Medical Devices Regulations 2002 (UK MDR), MHRA guidance',
    note: '旁边写英代名称和地址',
  }),
  boxed('ch-rep', '瑞士授权代表', 'Authorized representative in Switzerland', ['CH', 'REP'], {
    source: 'Swissmedic, MedDO SR 812.213',
    note: '旁边写名称和地址',
  }),
  boxed('us-rep', '美国代表（行业写法）', 'US representative, as the trade writes it', ['US', 'REP'], {
    source: '行业通行写法',
    note: '没有法规规定此图形',
  }),
  boxed('tr-rep', '土耳其代表（行业写法）', 'Turkish representative, as the trade writes it', ['TR', 'REP'], {
    source: '行业通行写法',
    note: '没有法规规定此图形',
  }),
  boxed('lot', '批号', 'Batch code', ['LOT']),
  boxed('ref', '目录号', 'Catalogue number', ['REF']),
  boxed('serial-number', '序列号', 'Serial number', ['SN']),
  boxed('medical-device', '医疗器械', 'Medical device', ['MD']),
  boxed('udi', '唯一器械标识', 'Unique device identifier', ['UDI']),
  boxed('ivd', '体外诊断器械', 'In vitro diagnostic medical device', ['IVD']),
  boxed('sterile', '无菌', 'Sterile', ['STERILE']),
  boxed('sterile-eo', '环氧乙烷灭菌', 'Sterilized using ethylene oxide', ['STERILE', 'EO']),
  boxed('sterile-r', '辐照灭菌', 'Sterilized using irradiation', ['STERILE', 'R']),
  { id: 'do-not-reuse', zh: '一次性使用', en: 'Do not re-use', draw: crossed('2') },
  { id: 'consult-instructions', zh: '查阅使用说明', en: 'Consult instructions for use', draw: book },
  {
    id: 'do-not-use-if-damaged',
    zh: '包装破损切勿使用',
    en: 'Do not use if package is damaged',
    draw: broken,
  },
  {
    id: 'upper-temperature',
    zh: '温度上限',
    en: 'Upper limit of temperature',
    draw: () =>
      ring(38, 80, 12, 5) +
      line(4, [31, 70], [31, 14]) +
      arc(38, 14, 7, 180, 360, 4) +
      line(4, [45, 14], [45, 70]) +
      circle(38, 80, 7) +
      rectangle(36, 40, 4, 40) +
      line(5, [52, 30], [92, 30]),
    note: '旁边写上限温度',
  },
  {
    id: 'humidity',
    zh: '湿度极限',
    en: 'Humidity limitation',
    draw: () =>
      lettering('%', [50, 54], 34, 5) +
      ring(50, 54, 34, 4) +
      line(5, [4, 78], [22, 78]) +
      line(5, [78, 28], [96, 28]),
    note: '旁边写上下限',
  },
])
