import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { CloseIcon, SearchIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import styles from './search-field.module.css'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'before' | 'after' | 'onSubmit'> & {
  /** Enter was pressed, or the field was cleared (then with an empty text). */
  onSubmit?: (value: string) => void
}

/**
 * A search text. Enter searches, Escape and the cross clear. Enter that ends Chinese input does not search, and a key
 * whose default `onKeyDown` prevents does nothing here.
 */
export function SearchField({
  value,
  defaultValue = '',
  labelPlacement = 'hidden',
  onChange,
  onSubmit,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const text = value ?? own
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const clear = () => {
    change('')
    onSubmit?.('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(text.trim())
    }
    if (event.key === 'Escape' && text) {
      event.stopPropagation()
      clear()
    }
  }
  return (
    <TextField
      {...rest}
      className={classNames(styles.root, rest.className)}
      ref={input}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      labelPlacement={labelPlacement}
      value={text}
      onChange={change}
      onKeyDown={press}
      before={<SearchIcon />}
      after={
        text &&
        !rest.disabled && <IconButton size="small" label="清除" icon={<CloseIcon />} onClick={clear} />
      }
    />
  )
}
