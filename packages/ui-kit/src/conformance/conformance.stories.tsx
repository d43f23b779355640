import type { Meta } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Cascader } from '../cascader/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Chip } from '../chip/index.ts'
import { ColorPicker } from '../color-picker/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { FileDrop, FileProgress } from '../file-drop/index.ts'
import { CopyIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Link } from '../link/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { NumberField } from '../number-field/index.ts'
import { NumberRangeField } from '../number-range-field/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SearchField } from '../search-field/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import { Slider } from '../slider/index.ts'
import { SplitButton } from '../split-button/index.ts'
import { Switch } from '../switch/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'
import { describeKitComponent } from './describe-kit-component.tsx'

const meta = { title: '测试/一致性/操作和输入', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

const none = () => undefined
const OPTIONS = [
  { value: 'us', label: '美国' },
  { value: 'uk', label: '英国' },
]

export const ButtonKeeps = describeKitComponent({
  role: 'button',
  name: '查询',
  render: (probe) => <Button {...probe}>查询</Button>,
})

export const IconButtonKeeps = describeKitComponent({
  role: 'button',
  name: '复制',
  render: (probe) => <IconButton {...probe} label="复制" icon={<CopyIcon />} />,
})

export const LinkKeeps = describeKitComponent({
  role: 'link',
  name: '详情',
  canDisable: false,
  render: ({ className, ref }) => (
    <Link className={className} ref={ref} href="#detail">
      详情
    </Link>
  ),
})

export const ChipKeeps = describeKitComponent({
  role: 'button',
  name: '近7天',
  render: (probe) => <Chip {...probe}>近7天</Chip>,
})

export const TextFieldKeeps = describeKitComponent({
  role: 'textbox',
  name: '昵称',
  sends: '小林',
  render: (probe) => <TextField {...probe} label="昵称" defaultValue="小林" />,
})

export const TextAreaKeeps = describeKitComponent({
  role: 'textbox',
  name: '备注',
  sends: '常用',
  render: (probe) => <TextArea {...probe} label="备注" defaultValue="常用" />,
})

export const SearchFieldKeeps = describeKitComponent({
  role: 'searchbox',
  name: '关键词',
  sends: '杯',
  render: (probe) => <SearchField {...probe} label="关键词" defaultValue="杯" />,
})

export const PasswordFieldKeeps = describeKitComponent({
  role: 'button',
  name: '显示密码',
  sends: 'haixuan',
  render: (probe) => <PasswordField {...probe} label="密码" defaultValue="haixuan" />,
})

export const NumberFieldKeeps = describeKitComponent({
  role: 'textbox',
  name: '价格',
  sends: '12',
  render: (probe) => <NumberField {...probe} label="价格" defaultValue={12} />,
})

export const NumberRangeFieldKeeps = describeKitComponent({
  role: 'group',
  name: '日销',
  sends: '50',
  render: (probe) => (
    <NumberRangeField {...probe} label="日销" value={{ min: 50, max: null }} onChange={none} />
  ),
})

export const CheckboxKeeps = describeKitComponent({
  role: 'checkbox',
  name: '只看有视频',
  sends: 'on',
  render: (probe) => (
    <Checkbox {...probe} defaultChecked>
      只看有视频
    </Checkbox>
  ),
})

export const SwitchKeeps = describeKitComponent({
  role: 'switch',
  name: '隐藏存疑',
  sends: 'on',
  render: (probe) => (
    <Switch {...probe} defaultChecked>
      隐藏存疑
    </Switch>
  ),
})

export const RadioGroupKeeps = describeKitComponent({
  role: 'radiogroup',
  name: '地区',
  sends: 'us',
  render: (probe) => <RadioGroup {...probe} label="地区" options={OPTIONS} defaultValue="us" />,
})

export const SegmentedControlKeeps = describeKitComponent({
  role: 'radiogroup',
  name: '地区',
  render: (probe) => (
    <SegmentedControl {...probe} label="地区" options={OPTIONS} value="us" onChange={none} />
  ),
})

export const SelectKeeps = describeKitComponent({
  role: 'button',
  name: /地区/,
  sends: 'us',
  render: (probe) => <Select {...probe} label="地区" options={OPTIONS} defaultValue="us" />,
})

export const MultiSelectKeeps = describeKitComponent({
  role: 'button',
  name: /地区/,
  sends: 'us',
  render: (probe) => <MultiSelect {...probe} label="地区" options={OPTIONS} value={['us']} onChange={none} />,
})

export const ComboBoxKeeps = describeKitComponent({
  role: 'combobox',
  name: '店铺',
  sends: 'us',
  render: (probe) => <ComboBox {...probe} label="店铺" options={OPTIONS} value="us" onChange={none} />,
})

export const CascaderKeeps = describeKitComponent({
  role: 'button',
  name: /类目/,
  sends: 'us',
  render: (probe) => <Cascader {...probe} label="类目" options={OPTIONS} value="us" onChange={none} />,
})

export const DateFieldKeeps = describeKitComponent({
  role: 'group',
  name: '到期日',
  sends: '2026-11-21',
  render: (probe) => <DateField {...probe} label="到期日" value="2026-11-21" onChange={none} />,
})

export const DateRangeFieldKeeps = describeKitComponent({
  role: 'button',
  name: /日期/,
  sends: '2026-11-15',
  render: (probe) => (
    <DateRangeField
      {...probe}
      label="日期"
      today="2026-11-21"
      value={{ from: '2026-11-15', to: '2026-11-21' }}
      onChange={none}
    />
  ),
})

export const SliderKeeps = describeKitComponent({
  role: 'slider',
  name: '利润率',
  sends: '20',
  render: (probe) => <Slider {...probe} label="利润率" value={20} onChange={none} />,
})

export const ColorPickerKeeps = describeKitComponent({
  role: 'button',
  name: /品牌色/,
  sends: '#0d5c73',
  render: (probe) => <ColorPicker {...probe} label="品牌色" value="#0d5c73" onChange={none} />,
})

export const FileDropKeeps = describeKitComponent({
  role: 'none',
  find: (root) => root.getByLabelText('上传结算单'),
  render: (probe) => <FileDrop {...probe} label="上传结算单" onFiles={none} />,
})

export const FileProgressKeeps = describeKitComponent({
  role: 'button',
  name: '取消 3月.xlsx',
  canDisable: false,
  render: ({ className, ref }) => (
    <FileProgress
      className={className}
      ref={ref}
      name="3月.xlsx"
      size={4096}
      state="running"
      progress={0.4}
      onCancel={none}
    />
  ),
})

export const SplitButtonKeeps = describeKitComponent({
  role: 'button',
  name: '导出 Excel',
  render: (probe) => (
    <SplitButton {...probe} groups={[[{ id: 'csv', label: '导出 CSV' }]]} onAction={none}>
      导出 Excel
    </SplitButton>
  ),
})
