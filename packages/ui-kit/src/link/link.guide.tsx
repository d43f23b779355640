import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { Link } from './link.tsx'

export const guide = {
  when: ['去另一个页面、另一个网站、页内的另一处'],
  whenNot: ['发起动作：用 Button', '一组页面导航：用 NavList'],
  do: [
    { text: '文字就是去处的名字。', example: <Link href="#detail">查看商品详情</Link> },
    {
      text: '离开本站的传 `external`：带图标，在新窗口打开。',
      example: (
        <Link href="#temu" external>
          在 Temu 打开
        </Link>
      ),
    },
    '站内路由用路由器自己的链接，并加上 `linkClass()`。',
  ],
  dont: [
    { text: '不写“点击这里”：读屏软件列出链接时什么也看不出。', example: <Link href="#here">点击这里</Link> },
    { text: '不用按钮当链接：不能在新标签页打开。', example: <Button>查看商品详情</Button> },
  ],
  keyboard: [
    ['Tab', '移到链接'],
    ['Enter', '前往；加 Ctrl 在新标签页打开'],
  ],
} satisfies Guide
