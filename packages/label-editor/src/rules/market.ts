import type { LabelElement } from '../document/element.ts'

export type MarketId = 'eu' | 'uk' | 'us' | 'tr'

interface Required {
  id: string
  message: string
  isThere(element: LabelElement): boolean
}

const says = (pattern: RegExp) => (element: LabelElement) =>
  (element.kind === 'text' && pattern.test(element.text)) ||
  (element.kind === 'table' && element.cells.flat().some((cell) => pattern.test(cell)))

const required = (id: string, message: string, pattern: RegExp): Required => ({
  id,
  message,
  isThere: says(pattern),
})

const ORIGIN = required(
  'origin',
  '缺少原产地，例如 Made in China',
  /made\s*in|fabriqu|hergestellt|原产|产地/i,
)
const MAKER = required(
  'maker',
  '缺少制造商（名称、地址和电子邮箱）',
  /manufacturer|hersteller|fabricant|produttore|fabrikant|producent|tillverkare|制造商/i,
)
const IDENTIFIER = required(
  'identifier',
  '缺少型号、批次或序列号',
  /model|type|batch|lot\b|serial|sku|item\s*no|型号|批次|批号|货号|序列号|\{\{\s*(sku|model|batch|serial)/i,
)

/**
 * What a label for a market must say, as regulations on product safety name it (EU 2023/988 articles 9 and 16; UK
 * General Product Safety Regulations 2005; 19 U.S.C. 1304; the Turkish regulation on product safety). Found by its
 * wording, so it points at what is missing and vouches for nothing.
 */
export const MARKETS: readonly { id: MarketId; name: string; required: readonly Required[] }[] = [
  {
    id: 'eu',
    name: '欧盟',
    required: [
      MAKER,
      required(
        'ec-rep',
        '缺少欧盟负责人（EC REP：名称、地址和电子邮箱）',
        /\b(ec|eu)\s*-?\s*rep|欧代|欧盟负责人|responsible person/i,
      ),
      IDENTIFIER,
      ORIGIN,
    ],
  },
  {
    id: 'uk',
    name: '英国',
    required: [
      MAKER,
      required(
        'uk-rep',
        '缺少英国负责人或进口商（UK REP / Importer）',
        /\buk\s*-?\s*(rep|rp|responsible person)\b|英代|importer|进口商/i,
      ),
      IDENTIFIER,
    ],
  },
  { id: 'us', name: '美国', required: [ORIGIN] },
  {
    id: 'tr',
    name: '土耳其',
    required: [
      required('tr-maker', '缺少制造商（Üretici：名称和地址）', /üretici|imalatçı|manufacturer|制造商/i),
      required(
        'tr-rep',
        '缺少土耳其授权代表或进口商（TR REP / İthalatçı）',
        /tr\s*-?\s*rep|yetkili temsilci|[iİ]thalatç|土代/iu,
      ),
      required('tr-batch', '缺少批次号（Parti Numarası）', /parti|batch|lot\b|批次|批号/i),
    ],
  },
]
