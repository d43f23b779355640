import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type PhraseActs, PhraseActsContext } from './sentence.tsx'

const NONE: PhraseActs = {}

export type KitProviderProps = {
  /** The router's own way to go somewhere, for links inside menus and tabs; without it they load the page again. */
  navigate?: (href: string) => void
  /** Phrases that do something wherever a text of the kit or a Sentence says them. Keep the object the same. */
  phrases?: PhraseActs
  children: ReactNode
}

/** Wraps an app once: the texts inside the kit's parts (dates, lists, hints to screen readers) are Chinese. */
export function KitProvider({ navigate, phrases = NONE, children }: KitProviderProps) {
  return (
    <I18nProvider locale="zh-CN">
      <PhraseActsContext value={phrases}>
        {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
      </PhraseActsContext>
    </I18nProvider>
  )
}
