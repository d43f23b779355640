import type { Guide } from '../catalogue/guide.ts'
import { BellIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Badge } from './badge.tsx'

export const guide = {
  when: ['图标或菜单项上有几件事等着处理', '只想说“有新内容”：用 `isDot`'],
  whenNot: ['说明属性（全托、新品）：用 Tag', '列表的总数：写进标题或 Tabs 的 `count`'],
  do: [
    {
      text: '数字是要处理的件数，`label` 说清是什么。',
      example: (
        <Badge count={5} label="条未读消息">
          <IconButton label="消息" icon={<BellIcon />} />
        </Badge>
      ),
    },
    '处理完就归零；0 不显示。',
  ],
  dont: [
    {
      text: '不用来招揽点击：没有待办就不要有红点。',
      example: (
        <Badge isDot label="有活动">
          <IconButton label="活动" icon={<BellIcon />} />
        </Badge>
      ),
    },
  ],
  keyboard: { none: '附在别的控件上，焦点在那个控件上；数量并入它的名字里读出来。' },
} satisfies Guide
