import { type Ref, useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '../class-names/index.ts'
import {
  AriaLabel,
  AriaNotes,
  boxClass,
  type FieldProps,
  fieldStyles,
  given,
  InsideLabel,
} from '../field/index.ts'
import { useFormError } from '../form/form-errors.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { type Option, OptionList } from '../list-box/index.ts'
import { matchesQuery } from '../pinyin-initials/index.ts'
import { floatingClass } from '../surface/index.ts'
import styles from './combo-box.module.css'

export type ComboBoxProps<V extends string = string> = FieldProps & {
  /** Up to tens of thousands; only what is in sight is drawn. Labels of one line each. */
  options: readonly Option<V>[]
  value: V | null
  /** What was chosen. Leaving an emptied or unfinished text brings the last choice back; for “none” offer an option. */
  onChange: (value: V | null) => void
  placeholder?: string
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** One of very many, found by typing: Chinese, any case, or pinyin initials. */
export function ComboBox<V extends string>({
  options,
  value,
  onChange,
  placeholder = '输入文字或拼音首字母',
  name,
  ref,
  ...field
}: ComboBoxProps<V>) {
  const message = useFormError(name) ?? field.error
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const [text, setText] = useState({ chosen, typed: chosen })
  if (text.chosen !== chosen) setText({ chosen, typed: chosen })
  const query = text.typed === chosen ? '' : text.typed
  const [isOpen, setIsOpen] = useState(false)
  const found = useMemo(
    // react-aria keeps a node for each option, drawn or not: while the list is closed only the chosen one is worth it.
    () => options.filter((option) => (isOpen ? matchesQuery(option.label, query) : option.value === value)),
    [options, query, isOpen, value],
  )
  return (
    <AriaComboBox<Option<V>>
      items={found}
      onOpenChange={setIsOpen}
      selectedKey={value}
      onSelectionChange={(key) => {
        // react-aria says null, too, when the chosen one is not among those found: leaving or Escape keeps it.
        const next = (key as V | null) ?? value
        if (next !== value) onChange(next)
        const label = options.find((option) => option.value === next)?.label ?? ''
        setText({ chosen: label, typed: label })
      }}
      inputValue={text.typed}
      onInputChange={(typed) => setText((now) => ({ ...now, typed }))}
      menuTrigger="input"
      allowsEmptyCollection
      // The hidden input of react-aria does not know that it is switched off.
      {...given({ name: field.disabled ? undefined : name })}
      isDisabled={field.disabled ?? false}
      isRequired={field.required ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      className={classNames(fieldStyles.root, field.className)}
    >
      <AriaLabel {...field} />
      <Group className={classNames(boxClass(Boolean(message), field.disabled), styles.box)}>
        <InsideLabel {...field} />
        <Input {...given({ ref })} className={fieldStyles.control ?? ''} placeholder={placeholder} />
        <Button className={styles.open ?? ''}>
          <ChevronDownIcon />
        </Button>
      </Group>
      <AriaNotes description={field.description} error={message} name={name} />
      <Popover offset={4} className={classNames(floatingClass, styles.popover)}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32, padding: 4 }}>
          <OptionList options={found} className={styles.list} />
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  )
}
