import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: [
    '先处理完再继续的事：短表单、需要核对的结果',
    '会毁掉东西、不能撤销的动作之前问一次：用 ConfirmDialog',
  ],
  whenNot: [
    '边看页面边看详情：用 Drawer',
    '按钮旁的小面板：用 Popover',
    '告诉结果：用 ToastRegion',
    '步骤多、内容长：做成一页',
  ],
  do: [
    {
      text: '标题是问题本身，按钮写动词。',
      example: (
        <>
          <strong>删除 3 个商品？</strong>
          <Button>取消</Button>
          <Button variant="danger">删除 3 个商品</Button>
        </>
      ),
    },
    '填了东西会丢时，关掉 `closeOnPressOutside`。',
    '宽 530、700、850 三档：确认用小，表单用中，带表格的用大。',
  ],
  dont: [
    {
      text: '不写“提示”“确定”“取消”：没读正文就不知道在问什么。',
      example: (
        <>
          <strong>提示</strong>
          <Button>取消</Button>
          <Button variant="primary">确定</Button>
        </>
      ),
    },
    '不在对话框上再开对话框。',
    '能撤销的动作不问：做完给 Toast 里的“撤销”。',
  ],
  keyboard: [
    ['Tab / Shift + Tab', '在对话框里循环，出不去'],
    ['Esc', '关闭，焦点回到打开它的按钮'],
    ['Enter', '在表单里提交'],
  ],
} satisfies Guide
