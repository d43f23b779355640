import { brandStyleSheet } from '@haixuan/ui-kit'

/** Gives the page the accent of its host; loaded only where there is one. @param accent `#rrggbb` */
export function paintAccent(accent: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = brandStyleSheet(accent)
  document.head.append(sheet)
}
