import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Cascader } from '../cascader/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ColorPicker } from '../color-picker/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { focusField } from '../form/focus-field.ts'
import { Form, type FormErrors } from '../form/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { NumberField } from '../number-field/index.ts'
import { NumberRangeField } from '../number-range-field/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SearchField } from '../search-field/index.ts'
import { Select } from '../select/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'

type Kit = typeof import('../index.ts')
/** A native button has a name and is no field; in the others the name is a word that shows. */
type NoField = 'Button' | 'CellButton' | 'Chip' | 'IconButton' | 'SplitButton' | 'Form' | 'FormActions'
type Shown = 'Avatar' | 'FileProgress' | `${string}Icon`
/** Every component the kit hands out that takes `name`. */
type TakesName = {
  [Part in keyof Kit]: Kit[Part] extends (props: infer Props) => ReactNode
    ? 'name' extends keyof Props
      ? Part
      : never
    : never
}[keyof Kit]

const none = () => undefined
const OPTIONS = [
  { value: 'us', label: '美国' },
  { value: 'uk', label: '英国' },
]
const SPAN = { from: '2026-11-15', to: '2026-11-21' }

/** All of them, or the compiler asks for the one that is missing. */
const FIELDS: Record<Exclude<TakesName, NoField | Shown>, (name: string) => ReactNode> = {
  Cascader: (name) => <Cascader name={name} label="类目" options={OPTIONS} value="us" onChange={none} />,
  Checkbox: (name) => <Checkbox name={name}>只看有视频</Checkbox>,
  ColorPicker: (name) => <ColorPicker name={name} label="品牌色" value="#0d5c73" onChange={none} />,
  ComboBox: (name) => <ComboBox name={name} label="店铺" options={OPTIONS} value="us" onChange={none} />,
  DateField: (name) => <DateField name={name} label="到期日" value="2026-11-21" onChange={none} />,
  DateRangeField: (name) => (
    <DateRangeField name={name} label="日期" today="2026-11-21" value={SPAN} onChange={none} />
  ),
  FileDrop: (name) => <FileDrop name={name} label="上传结算单" onFiles={none} />,
  MultiSelect: (name) => (
    <MultiSelect name={name} label="地区" options={OPTIONS} value={['us']} onChange={none} />
  ),
  NumberField: (name) => <NumberField name={name} label="价格" defaultValue={12} />,
  NumberRangeField: (name) => (
    <NumberRangeField name={name} label="日销" value={{ min: 50, max: null }} onChange={none} />
  ),
  PasswordField: (name) => <PasswordField name={name} label="密码" defaultValue="haixuan" />,
  RadioGroup: (name) => <RadioGroup name={name} label="托管" options={OPTIONS} defaultValue="us" />,
  SearchField: (name) => <SearchField name={name} label="关键词" defaultValue="杯" />,
  Select: (name) => <Select name={name} label="站点" options={OPTIONS} defaultValue="us" />,
  Slider: (name) => <Slider name={name} label="利润率" value={20} onChange={none} />,
  Switch: (name) => <Switch name={name}>隐藏存疑</Switch>,
  TextArea: (name) => <TextArea name={name} label="备注" defaultValue="常用" />,
  TextField: (name) => <TextField name={name} label="昵称" defaultValue="小林" />,
}
const NAMES = Object.keys(FIELDS)
const errorOf = (name: string) => `${name} 的内容不对`

/** Buttons, groups and file inputs know no `aria-invalid`; what describes them has to do. */
const CANNOT_BE_INVALID = 'button, [role=group], [type=file]'

function AllFields() {
  const [errors, setErrors] = useState<FormErrors>({})
  return (
    <Form
      errors={errors}
      onSubmit={() => setErrors(Object.fromEntries(NAMES.map((name) => [name, errorOf(name)])))}
      style={{ maxWidth: 400 }}
    >
      {Object.entries(FIELDS).map(([name, render]) => (
        <div key={name} data-testid={name}>
          {render(name)}
        </div>
      ))}
      <Button type="submit">保存</Button>
    </Form>
  )
}

const meta = { title: '测试/一致性/表单的错误', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

/**
 * An error of a form reaches whatever carries its name: it shows there and nowhere else, screen readers hear it with
 * the control, the focus finds it, and nothing is drawn again, so that the values and the position of the user stay.
 */
export const ErrorsReachEveryField: StoryObj = {
  render: () => <AllFields />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const controlsOf = (name: string) => [
      ...canvas.getByTestId(name).querySelectorAll('input, button, textarea'),
    ]
    const before = new Map(NAMES.map((name) => [name, controlsOf(name)]))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`有 ${NAMES.length} 处需要修改`)
    const form = canvasElement.querySelector('form')
    for (const name of NAMES) {
      await step(name, async () => {
        const place = canvas.getByTestId(name)
        await expect(controlsOf(name)).toEqual(before.get(name))
        await expect(canvas.getAllByText(errorOf(name))).toHaveLength(1)
        await expect(within(place).getByText(errorOf(name))).toBeVisible()
        focusField(form, name)
        const focused = document.activeElement
        await expect(place).toContainElement(focused as HTMLElement)
        const control = focused?.closest('[aria-describedby], [role=radiogroup]')
        await waitFor(() =>
          expect(control).toHaveAccessibleDescription(expect.stringContaining(errorOf(name))),
        )
        if (!control?.matches(CANNOT_BE_INVALID)) await expect(control).toBeInvalid()
      })
    }
  },
}
