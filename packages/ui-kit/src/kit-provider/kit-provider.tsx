import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Wraps an app once: the texts inside the kit's parts (dates, lists, hints to screen readers) are Chinese. */
export function KitProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>
}
