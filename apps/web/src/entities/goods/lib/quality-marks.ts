import { STOCK_OUT_ABOVE, SUSPECT_FROM } from '@haixuan/rules'
import type { GoodsRow } from '../model/goods-row.ts'

/** A warning that a reader needs before trusting a row. */
interface QualityMark {
  id: keyof GoodsRow['quality']
  label: string
  /** The rule that set the mark, in one sentence. */
  meaning: string
  tone: 'warning' | 'danger' | 'info' | 'neutral'
}

const MARKS: readonly QualityMark[] = [
  {
    id: 'suspect',
    label: '存疑',
    meaning: `总销量达到 ${SUSPECT_FROM}，却没有日、周、月销量`,
    tone: 'danger',
  },
  {
    id: 'stockOut',
    label: '真实断货',
    meaning: `近 30 天有销量为 0 的日子，前后销量超过 ${STOCK_OUT_ABOVE}`,
    tone: 'warning',
  },
  { id: 'interpolated', label: '插值', meaning: '30 天走势中有缺失的日子，按直线补齐', tone: 'info' },
  { id: 'estimated', label: '估', meaning: '平台不公布准确销量，此处为估算', tone: 'neutral' },
  { id: 'demo', label: '示例数据', meaning: '由系统生成，不是市场采集的数据', tone: 'neutral' },
]

/** The marks of a row, the gravest first. */
export function qualityMarks(quality: GoodsRow['quality']): readonly QualityMark[] {
  return MARKS.filter((mark) => quality[mark.id])
}
