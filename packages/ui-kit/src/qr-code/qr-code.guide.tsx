import type { Guide } from '../catalogue/guide.ts'
import { QrCode } from './qr-code.tsx'

export const guide = {
  when: ['把网址或文字交给手机：微信加客服、邀请链接、支付'],
  whenNot: ['用户就在手机上：给 Link，扫不了自己的屏幕', '商品条码：用标签编辑器的条码'],
  do: [
    {
      text: '旁边写清扫了会怎样，并给出同样内容的文字或链接。',
      example: (
        <>
          <QrCode text="https://example.com/i" label="微信扫码打开邀请链接" size={96} /> 微信扫码打开邀请链接
        </>
      ),
    },
    '打印或投屏用 240 以上。',
  ],
  dont: [
    '不改成彩色、不反色：很多扫码工具认不出来，组件在深色下也是白底。',
    '不在中间盖标志：内容一长就扫不出。',
  ],
  keyboard: { none: '是一张有名字的图，不接收焦点。' },
} satisfies Guide
