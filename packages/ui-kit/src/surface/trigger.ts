import type { ComponentProps } from 'react'
import type { Pressable } from 'react-aria-components/Pressable'

/** An element that opens something: a button of the kit, or any native element that can take the focus. */
export type Trigger = ComponentProps<typeof Pressable>['children']
