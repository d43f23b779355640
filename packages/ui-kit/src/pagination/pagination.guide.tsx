import type { Guide } from '../catalogue/guide.ts'
import { Pagination } from './pagination.tsx'

export const guide = {
  when: ['有总数、要能跳到第几页的列表'],
  whenNot: ['边滚边加载的表：DataTable 的 `rowCount` 与 `onRangeChange`', '三五项：全部摆出来'],
  do: [
    {
      text: '总数一定写出来。',
      example: <Pagination page={3} limit={20} count={12480} onPageChange={() => undefined} />,
    },
    '页码和每页条数写进网址；换条数时回到第一页。',
  ],
  dont: ['不给每页 1000 条：要那么多就给导出。', '翻页后不停在页尾：滚回表头。'],
  keyboard: [
    ['Tab', '到下一个页码'],
    ['Enter / 空格', '翻到这一页'],
  ],
} satisfies Guide
