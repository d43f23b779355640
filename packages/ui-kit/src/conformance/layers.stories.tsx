import type { Meta } from '@storybook/react-vite'
import { fireEvent, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { CommandPalette } from '../command-palette/index.ts'
import { ContextMenu } from '../context-menu/index.ts'
import { ConfirmDialog, Dialog } from '../dialog/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Menu } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import { createToastQueue, ToastRegion } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { describeKitComponent, LAYER } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性/浮层', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

const none = () => undefined
const GROUPS = [
  [
    { id: 'favourite', label: '收藏' },
    { id: 'monitor', label: '监控' },
  ],
]
const press = (page: HTMLElement) => userEvent.click(within(page).getByRole('button'))

export const DialogKeeps = describeKitComponent({
  ...LAYER,
  role: 'dialog',
  name: '编辑子账号',
  render: ({ className, ref }) => (
    <Dialog className={className} ref={ref} open onOpenChange={none} title="编辑子账号">
      <Button>保存</Button>
    </Dialog>
  ),
})

export const ConfirmDialogKeeps = describeKitComponent({
  ...LAYER,
  role: 'alertdialog',
  name: '您确定要解绑吗？',
  render: ({ className, ref }) => (
    <ConfirmDialog
      className={className}
      ref={ref}
      open
      title="您确定要解绑吗？"
      onConfirm={none}
      onCancel={none}
    />
  ),
})

export const DrawerKeeps = describeKitComponent({
  ...LAYER,
  role: 'dialog',
  name: '商品详情',
  render: ({ className, ref }) => (
    <Drawer className={className} ref={ref} open onOpenChange={none} title="商品详情">
      近 30 天销量 12,480 件
    </Drawer>
  ),
})

export const CommandPaletteKeeps = describeKitComponent({
  ...LAYER,
  role: 'dialog',
  name: '快速前往',
  render: ({ className, ref }) => (
    <CommandPalette
      className={className}
      ref={ref}
      open
      onOpenChange={none}
      onRun={none}
      commands={[{ id: '/temu/home', label: '商品搜索' }]}
    />
  ),
})

export const PopoverKeeps = describeKitComponent({
  ...LAYER,
  role: 'dialog',
  name: '保存筛选',
  open: press,
  render: ({ className, ref }) => (
    <Popover className={className} ref={ref} label="保存筛选" trigger={<Button>打开</Button>}>
      <Button>保存</Button>
    </Popover>
  ),
})

export const MenuKeeps = describeKitComponent({
  ...LAYER,
  role: 'menu',
  name: '商品操作',
  open: press,
  key: '{ArrowDown}',
  render: ({ className, ref }) => (
    <Menu className={className} ref={ref} groups={GROUPS} trigger={<Button>商品操作</Button>} />
  ),
})

export const ContextMenuKeeps = describeKitComponent({
  ...LAYER,
  role: 'menu',
  name: '商品操作',
  open: (page) => fireEvent.contextMenu(within(page).getByRole('button'), { clientX: 60, clientY: 40 }),
  key: '{ArrowDown}',
  render: ({ className, ref }) => (
    <ContextMenu className={className} ref={ref} label="商品操作" groups={GROUPS}>
      <Button>按右键</Button>
    </ContextMenu>
  ),
})

export const TooltipKeeps = describeKitComponent({
  ...LAYER,
  takesFocus: false,
  role: 'tooltip',
  open: () => userEvent.tab(),
  render: ({ className, ref }) => (
    <Tooltip className={className} ref={ref} text="按最近 30 天的收录数据推算">
      <Button>日销</Button>
    </Tooltip>
  ),
})

const queue = createToastQueue({ now: () => 0, after: () => none })
queue.success('复制成功')

export const ToastRegionKeeps = describeKitComponent({
  ...LAYER,
  role: 'region',
  name: '通知',
  render: ({ className, ref }) => <ToastRegion className={className} ref={ref} queue={queue} />,
})
