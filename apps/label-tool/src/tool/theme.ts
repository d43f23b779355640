import { useCallback, useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

const KEY = 'haixuan.label.theme'
const SYSTEM = matchMedia('(prefers-color-scheme: dark)')

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
SYSTEM.addEventListener('change', tell)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The look of the page: as the visitor chose it, else as the system has it. */
const read = (): Theme => {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return SYSTEM.matches ? 'dark' : 'light'
}

/** The look, and the way to change it permanently; what the system says counts again when it is the same. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, read)
  const choose = useCallback((next: Theme) => {
    const isSystems = next === (SYSTEM.matches ? 'dark' : 'light')
    if (isSystems) {
      delete document.documentElement.dataset['theme']
      localStorage.removeItem(KEY)
    } else {
      document.documentElement.dataset['theme'] = next
      localStorage.setItem(KEY, next)
    }
    tell()
  }, [])
  return [theme, choose]
}
