import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { EmptyState } from './empty-state.tsx'

export const guide = {
  when: [
    '本该有内容的地方没有内容：还没有、筛选掉了、失败、没权限、额度用完、过期',
    '每个列表、每个详情都要想到（见“基础/状态”）',
  ],
  whenNot: ['还在加载：用 Skeleton', '内容在，只是有件事要知道：用 Banner'],
  do: [
    {
      text: '说清为什么空，并给出下一步。',
      example: (
        <EmptyState size="section" title="暂无数据" action={<Button>上传结算单</Button>}>
          上传结算单后，这里会出现每个商品的利润。
        </EmptyState>
      ),
    },
    '筛选无结果用 NoMatchState：列出条件，每条都能单独移除。',
    '失败时旧数据留在原处，上面放 FailedState 的重试。',
  ],
  dont: [
    { text: '不卖萌，也不只画一张图。', example: <EmptyState size="section" title="空空如也~" /> },
    '不把失败说成“暂无数据”：用户会以为真的没有。',
  ],
  keyboard: [
    ['Tab', '到下一步的按钮、可移除的条件'],
    ['Enter / 空格', '执行'],
  ],
} satisfies Guide
