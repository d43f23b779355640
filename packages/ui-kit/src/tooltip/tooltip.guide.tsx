import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { DownloadIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip } from './tooltip.tsx'

export const guide = {
  when: ['一句不看也能用的解释：指标怎么算、图标叫什么'],
  whenNot: ['必须看到的内容：直接写出来', '有链接、有按钮：用 Popover', '图标按钮的名字：IconButton 自带'],
  do: [
    {
      text: '一句话，挂在能聚焦的东西上。',
      example: (
        <Tooltip text="销量按最近 30 天的收录数据推算">
          <Button variant="quiet">日销</Button>
        </Tooltip>
      ),
    },
  ],
  dont: [
    {
      text: '不重复按钮上已有的字。',
      example: (
        <Tooltip text="导出">
          <Button>导出</Button>
        </Tooltip>
      ),
    },
    {
      text: '图标按钮自带提示，不要再套一层。',
      example: <IconButton label="下载" icon={<DownloadIcon />} />,
    },
    '手机上没有悬停：不能只放在这里。',
  ],
  keyboard: [
    ['Tab', '聚焦时显示'],
    ['Esc', '收起'],
  ],
} satisfies Guide
