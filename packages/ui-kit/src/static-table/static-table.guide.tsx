import type { Guide } from '../catalogue/guide.ts'
import { Money } from '../money/index.ts'
import { StaticTable } from './static-table.tsx'

export const guide = {
  when: ['几行到几十行、不排序不勾选的小表：各地区价格、套餐对比'],
  whenNot: ['要排序、勾选、调列宽，或上百行：用 DataTable', '一件东西的属性：用 DescriptionList'],
  do: [
    {
      text: '数字列右对齐；每行有一个行名（`isRowName`），读屏软件才知道读的是谁。',
      example: (
        <StaticTable
          label="各地区价格"
          rows={[
            { name: '美国', minor: 990 },
            { name: '加拿大', minor: null },
          ]}
          rowId={(row) => row.name}
          columns={[
            { id: 'name', heading: '地区', isRowName: true, cell: (row) => row.name },
            {
              id: 'price',
              heading: '价格',
              isNumeric: true,
              cell: (row) => (
                <Money amount={row.minor === null ? null : { minor: row.minor, currency: 'USD' }} />
              ),
            },
          ]}
        />
      ),
    },
    '没有行时说清为什么（`empty`）。',
  ],
  dont: ['不用它排版：两列并排用网格布局。', '不把单位写在每一格：写在表头。'],
  keyboard: [['← →', '表格比屏幕宽时，聚焦后左右滚动']],
} satisfies Guide
