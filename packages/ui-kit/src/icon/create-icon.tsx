import { type ComponentPropsWithRef, memo } from 'react'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** 16 beside text, 20 alone. */
  size?: 16 | 20
  /** Name for screen readers. Without it the icon is decoration and is hidden from them. */
  label?: string
}

type Shape = { path: string; solid: boolean }

/** One that is told the same again is not drawn again: there are several in every row of a list. */
const Drawing = memo(function Drawing({ path, solid, size = 16, label, ...rest }: IconProps & Shape) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    >
      <path d={path} />
    </svg>
  )
})

/** The outline of round icons. */
export const CIRCLE = 'M8 14.2A6.2 6.2 0 108 1.8a6.2 6.2 0 000 12.4z'

/** An icon of the kit's set: strokes of 1.5 on a grid of 16, in the colour of the text. */
export function createIcon(path: string, solid = false) {
  return (props: IconProps) => <Drawing {...props} path={path} solid={solid} />
}
