import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { PageHeader } from './page-header.tsx'

export const guide = {
  when: ['每一页的开头：看什么、数据有多新、能做什么'],
  whenNot: ['一块内容的小标题：直接写二级标题', '对话框、抽屉：它们自己有标题'],
  do: [
    {
      text: '标题与菜单里的名字一致；数据时间紧跟其后。',
      example: (
        <PageHeader title="Temu 周销榜" meta="数据更新于 11-21 10:20" actions={<Button>导出</Button>} />
      ),
    },
    '动作最多三个，其余收进 Menu。',
  ],
  dont: [
    { text: '不在标题里写欢迎和口号。', example: <PageHeader title="欢迎来到周销榜，发现爆款！" /> },
    '一页只有一个页头：它是唯一的一级标题。',
  ],
  keyboard: [['Tab', '面包屑、动作，按从左到右的顺序']],
} satisfies Guide
