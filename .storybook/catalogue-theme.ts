import { create, type ThemeVars } from 'storybook/theming'
import { DARK, LIGHT } from '../packages/ui-kit/src/tokens/colors.ts'
import { FONT } from '../packages/ui-kit/src/tokens/scales.ts'

/** The tool around the stories in the colours and type of the kit, so that a page of the catalogue is of one piece. */
export function catalogueTheme(base: 'light' | 'dark'): ThemeVars {
  const colors = base === 'dark' ? DARK : LIGHT
  return create({
    base,
    brandTitle: '海选组件库',
    brandTarget: '_self',
    fontBase: FONT['font-family'],
    fontCode: FONT['font-mono'],
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors['surface-sunken'],
    appContentBg: colors.surface,
    appHoverBg: colors['accent-soft'],
    appPreviewBg: colors.bg,
    appBorderColor: colors.border,
    appBorderRadius: 6,
    textColor: colors.text,
    textInverseColor: colors['text-on-accent'],
    textMutedColor: colors['text-muted'],
    barBg: colors.surface,
    barTextColor: colors['text-muted'],
    barHoverColor: colors['accent-text'],
    barSelectedColor: colors['accent-text'],
    buttonBg: colors.surface,
    buttonBorder: colors.border,
    inputBg: colors.surface,
    inputBorder: colors['border-strong'],
    inputTextColor: colors.text,
    inputBorderRadius: 4,
  })
}
