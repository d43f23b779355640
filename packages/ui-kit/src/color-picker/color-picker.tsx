import type { Ref } from 'react'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorField } from 'react-aria-components/ColorField'
import { ColorPicker as AriaColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Input } from 'react-aria-components/Input'
import { SliderTrack } from 'react-aria-components/Slider'
import { classNames } from '../class-names/index.ts'
import { boxClass, ErrorNote, fieldStyles, labelClass, useFieldError } from '../field/index.ts'
import { Popover } from '../popover/index.ts'
import styles from './color-picker.module.css'

export type ColorPickerProps = {
  label: string
  /** #rrggbb */
  value: string
  onChange: (value: string) => void
  /** Colours to press; #rrggbb. */
  presets?: readonly string[]
  /** Sends the value with the form around it, as #rrggbb. */
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A colour: presets, a field of shades, or its hex code. */
export function ColorPicker({
  label,
  value,
  onChange,
  presets = [],
  name,
  error,
  disabled = false,
  className,
  ref,
}: ColorPickerProps) {
  const { message, noteId } = useFieldError(name, error)
  return (
    <AriaColorPicker
      value={parseColor(value).toFormat('hsb')}
      onChange={(color) => onChange(color.toString('hex').toLowerCase())}
    >
      <Popover
        label={label}
        className={styles.panel}
        trigger={
          <button
            ref={ref}
            type="button"
            disabled={disabled}
            aria-describedby={message && noteId}
            className={classNames(
              boxClass(Boolean(message), disabled),
              fieldStyles.trigger,
              styles.trigger,
              className,
            )}
          >
            <span className={labelClass('inside')}>{label}</span>
            <span className={styles.sample} style={{ backgroundColor: value }} />
            <span className={styles.code}>{value}</span>
          </button>
        }
      >
        <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={styles.area ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" aria-label="色相">
          <SliderTrack className={styles.hue ?? ''}>
            <ColorThumb className={styles.thumb ?? ''} />
          </SliderTrack>
        </ColorSlider>
        <ColorField aria-label="十六进制颜色" className={boxClass()}>
          <Input className={fieldStyles.control ?? ''} />
        </ColorField>
        {presets.length > 0 && (
          <ColorSwatchPicker aria-label="常用颜色" className={styles.presets ?? ''}>
            {presets.map((preset) => (
              <ColorSwatchPickerItem key={preset} color={preset} className={styles.preset ?? ''}>
                <ColorSwatch className={styles.swatch ?? ''} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </Popover>
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </AriaColorPicker>
  )
}
