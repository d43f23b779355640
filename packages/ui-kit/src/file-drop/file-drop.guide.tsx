import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['上传一个或几个文件：结算单、商品表、图片', '文件有格式、大小的要求'],
  whenNot: ['粘贴几行文字或 ID：用 TextArea', '在表格里粘贴：DataTable 自己会'],
  do: [
    '在 `description` 写明从哪里下载这个文件、要什么格式、多大。',
    '每个文件一条 FileProgress：有数字、能取消、失败能重试。',
    '不合要求的文件说清哪一条不合，例如“只支持 .xlsx、.csv”。',
  ],
  dont: [
    '不只留一个虚线框：手机上没有拖放，按钮要在。',
    '不在全部完成之前不给任何数字：大文件会被当成卡死。',
  ],
  keyboard: [
    ['Tab', '到“选择文件”'],
    ['Enter / 空格', '打开文件选择'],
    ['Ctrl + V', '粘贴剪贴板里的文件'],
  ],
} satisfies Guide
