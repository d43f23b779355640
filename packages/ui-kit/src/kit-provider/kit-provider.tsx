import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export type KitProviderProps = {
  /** The router's own way to go somewhere, for links inside menus and tabs; without it they load the page anew. */
  navigate?: (href: string) => void
  children: ReactNode
}

/** Wraps an app once: the texts inside the kit's parts (dates, lists, hints to screen readers) are Chinese. */
export function KitProvider({ navigate, children }: KitProviderProps) {
  return (
    <I18nProvider locale="zh-CN">
      {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
    </I18nProvider>
  )
}
