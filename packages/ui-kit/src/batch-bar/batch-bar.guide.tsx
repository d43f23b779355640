import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { BatchBar } from './batch-bar.tsx'

export const guide = {
  when: ['在表格里选中了行，要对它们一起做一件事'],
  whenNot: ['对单独一行：放在行尾的 Menu 里', '不需要先选行的动作（导出全部、新建）：放在 PageHeader'],
  do: [
    {
      text: '写明选了几个什么，最常用的动作放最后、用主要按钮。',
      example: (
        <BatchBar count={12} noun="个商品" onClear={() => undefined}>
          <Button size="small">收藏</Button>
          <Button size="small" variant="primary">
            导出选中
          </Button>
        </BatchBar>
      ),
    },
    '会毁掉东西的动作可以撤销，或用 ConfirmDialog 问一次，问题里写明个数。',
  ],
  dont: ['不在没有选中时占着位置：数量为 0 时它自己离开。', '不放超过五个动作：其余收进 Menu。'],
  keyboard: [
    ['Tab', '从表格走到批量条，逐个动作'],
    ['Enter / 空格', '执行'],
  ],
} satisfies Guide
