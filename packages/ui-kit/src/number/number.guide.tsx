import type { Guide } from '../catalogue/guide.ts'
import { ShortNumber } from './short-number.tsx'

export const guide = {
  when: ['一眼扫过的数量：榜单里的销量、指标卡'],
  whenNot: ['要逐位核对的数：直接写全，带千分位', '金额：用 Money', '时间：用 RelativeTime'],
  do: [
    {
      text: '缩写只舍不入，准确值在提示和导出里。',
      example: (
        <>
          <ShortNumber value={12_480} unit="件" />
          <ShortNumber value={128_000} unit="件" />
        </>
      ),
    },
    {
      text: '缺失显示 —，0 就是 0。',
      example: (
        <>
          <ShortNumber value={null} /> <ShortNumber value={0} />
        </>
      ),
    },
  ],
  dont: ['同一列里不混用缩写和全写。', '不自己写“1.2万”“12K”：全站只有一种写法。'],
  keyboard: { none: '只是显示；读屏软件读到准确值。' },
} satisfies Guide
