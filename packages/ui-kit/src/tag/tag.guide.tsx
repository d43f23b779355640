import type { Guide } from '../catalogue/guide.ts'
import { Tag } from './tag.tsx'

export const guide = {
  when: ['一件东西的属性，一两个字：全托、新品、存疑'],
  whenNot: ['能点的预设或条件：用 Chip', '数量：用 Badge', '一句话的提醒：用 Banner'],
  do: [
    {
      text: '意思写在字里，颜色只是辅助。',
      example: (
        <>
          <Tag>全托</Tag>
          <Tag tone="warning">存疑</Tag>
        </>
      ),
    },
    '要解释的用 `hint`。',
  ],
  dont: [
    {
      text: '一行不超过三个；更多时用 `isOutlined` 减轻分量。',
      example: (
        <>
          <Tag tone="accent">新品</Tag>
          <Tag tone="danger">断货</Tag>
          <Tag tone="warning">存疑</Tag>
          <Tag tone="success">热卖</Tag>
        </>
      ),
    },
  ],
  keyboard: { none: '只是显示；`hint` 指着才看得到，读屏软件随文字读出，不看它也要能用。' },
} satisfies Guide
