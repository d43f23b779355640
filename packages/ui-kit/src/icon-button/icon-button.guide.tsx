import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { CopyIcon, MoreIcon, WrenchIcon } from '../icon/index.ts'
import { IconButton } from './icon-button.tsx'

export const guide = {
  when: ['大家都认识的动作：复制、收藏、更多、关闭', '表格行里地方确实不够：用更轻的 `CellButton`'],
  whenNot: ['不常见的动作：用 Button 写字', '主要动作：用 Button'],
  do: [
    {
      text: '`label` 写全对象：它是名字，也是鼠标停留时的提示。',
      example: (
        <>
          <IconButton label="复制商品 ID" icon={<CopyIcon />} />
          <IconButton label="更多操作" icon={<MoreIcon />} />
        </>
      ),
    },
    '有开有关的传 `pressed`，图标也换成实心的。',
  ],
  dont: [
    { text: '不用图标代替要想一想的动作。', example: <IconButton label="重算利润" icon={<WrenchIcon />} /> },
    { text: '一排不超过四个，其余收进 Menu。', example: <Button>更多</Button> },
  ],
  keyboard: [
    ['Tab', '移到按钮，读屏软件念出名字'],
    ['Enter / 空格', '执行'],
  ],
} satisfies Guide
