import type { Guide } from '../catalogue/guide.ts'
import { StatisticCard } from './statistic-card.tsx'

export const guide = {
  when: ['页面开头最重要的几个数，四到六个一排'],
  whenNot: ['一件东西的许多属性：用 DescriptionList', '很多对象的同一指标：用 DataTable'],
  do: [
    {
      text: '红涨绿跌，一定带箭头，写明和什么比。',
      example: <StatisticCard label="日销" value="12,480" unit="件" change={0.182} against="较昨日" />,
    },
    '怎么算出来的写进 `hint`。',
  ],
  dont: [
    {
      text: '没有可比的就不要编 0%：不传 `change`，缺失传 `null`。',
      example: <StatisticCard label="日销" value="—" change={0} />,
    },
    '不放超过六个：都重要等于都不重要。',
  ],
  keyboard: [['Tab', '有 `hint` 时到“说明”，聚焦即显示']],
} satisfies Guide
