import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { Banner } from './banner.tsx'

export const guide = {
  when: [
    '关于这一页或这一块、在改变之前一直成立的事：示例数据、会员将到期、加载失败',
    '需要用户知道并能就地处理',
  ],
  whenNot: [
    '回答刚才的动作：用 ToastRegion',
    '某个字段的错误：写在字段的 `error`',
    '整块没有内容：用 EmptyState',
  ],
  do: [
    {
      text: '说清发生了什么，并给出下一步。',
      example: (
        <Banner tone="warning" action={<Button size="small">续费</Button>}>
          会员还有 3 天到期，到期后只能查看前 20 行。
        </Banner>
      ),
    },
    '一页最多一条；同时有几条时留最要紧的。',
  ],
  dont: [
    { text: '不只说“出错了”，不知道还能做什么。', example: <Banner tone="danger">出错了</Banner> },
    '不放广告和问候：用户会学会不看它。',
  ],
  keyboard: [
    ['Tab', '到里面的按钮，再到关闭'],
    ['Enter / 空格', '执行'],
  ],
} satisfies Guide
