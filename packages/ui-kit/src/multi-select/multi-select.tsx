import { type Ref, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Button } from '../button/index.ts'
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
import { ChevronDownIcon, SearchIcon } from '../icon/index.ts'
import { type Option, OptionList } from '../list-box/index.ts'
import { matchesQuery } from '../pinyin-initials/index.ts'
import selectStyles from '../select/select.module.css'
import { floatingClass } from '../surface/index.ts'
import styles from './multi-select.module.css'

/** From this many options on there is a search above the list. */
const SEARCH_FROM = 9

export type MultiSelectProps<V extends string = string> = FieldProps & {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** Shown while nothing is chosen; for a filter that means 全部. */
  placeholder?: string
  name?: string
  ref?: Ref<HTMLButtonElement>
}

/** Several of several. Long lists can be searched in Chinese or by pinyin initials. */
export function MultiSelect<V extends string>({
  options,
  value,
  onChange,
  placeholder = '全部',
  name,
  ref,
  ...field
}: MultiSelectProps<V>) {
  const [query, setQuery] = useState('')
  const message = useFormError(name) ?? field.error
  const labels = new Map(options.map((option) => [option.value, option.label]))
  const list = <OptionList options={options} />
  return (
    <Select
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => onChange(keys as V[])}
      onOpenChange={() => setQuery('')}
      {...given({ name })}
      placeholder={placeholder}
      isDisabled={field.disabled ?? false}
      isRequired={field.required ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      className={classNames(fieldStyles.root, field.className)}
    >
      <AriaLabel {...field} />
      <AriaButton
        {...given({ ref })}
        className={classNames(boxClass(Boolean(message), field.disabled), selectStyles.box)}
      >
        <InsideLabel {...field} />
        <SelectValue className={selectStyles.value ?? ''}>
          {() => (value.length === 0 ? placeholder : value.map((key) => labels.get(key) ?? key).join('、'))}
        </SelectValue>
        {value.length > 1 && (
          <span data-text={value.length} className={classNames(fieldStyles.drawn, styles.count)} />
        )}
        <ChevronDownIcon />
      </AriaButton>
      <AriaNotes description={field.description} error={message} name={name} />
      <Popover offset={4} className={classNames(floatingClass, styles.popover)}>
        {options.length < SEARCH_FROM ? (
          list
        ) : (
          <Autocomplete inputValue={query} onInputChange={setQuery} filter={matchesQuery}>
            <SearchField
              aria-label={`搜索${field.label}`}
              autoFocus
              className={classNames(boxClass(), styles.search)}
            >
              <SearchIcon />
              <Input className={fieldStyles.control ?? ''} placeholder="搜索，可用拼音首字母" />
            </SearchField>
            {list}
          </Autocomplete>
        )}
        <div className={styles.foot}>
          <span>已选 {value.length} 项</span>
          <Button size="small" variant="quiet" disabled={value.length === 0} onClick={() => onChange([])}>
            清空
          </Button>
        </div>
      </Popover>
    </Select>
  )
}
