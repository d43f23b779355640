import type { Meta } from '@storybook/react-vite'
import { Gallery } from '../gallery/index.ts'
import { NavItem, NavList } from '../nav-list/index.ts'
import { StaticTable } from '../static-table/index.ts'
import { describeKitComponent } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性（导航与小表）', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

export const NavListKeeps = describeKitComponent({
  role: 'link',
  name: '周销榜',
  canDisable: false,
  render: ({ className, ref }) => (
    <NavList>
      <NavItem className={className} ref={ref} href="#week">
        周销榜
      </NavItem>
    </NavList>
  ),
})

export const StaticTableKeeps = describeKitComponent({
  role: 'region',
  name: '各地区价格',
  canDisable: false,
  render: ({ className, ref }) => (
    <StaticTable
      className={className}
      ref={ref}
      label="各地区价格"
      rows={['美国']}
      rowId={(row) => row}
      columns={[{ id: 'region', heading: '地区', isRowName: true, cell: (row) => row }]}
    />
  ),
})

export const GalleryKeeps = describeKitComponent({
  role: 'group',
  name: '便携式榨汁杯',
  canDisable: false,
  takesFocus: false,
  render: ({ className, ref }) => (
    <Gallery className={className} ref={ref} label="便携式榨汁杯" images={[]} />
  ),
})
